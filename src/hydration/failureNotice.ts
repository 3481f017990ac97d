/** What the notice says, in the language of the page. */
export interface FailureWords {
  failed: string;
  advice: string;
  retry: string;
}

/**
 * Says above the page that its scripts or styles did not come, and offers to
 * load it again; the page stays until the server answers.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 *
 * @returns shows the notice
 */
export function failureNotice(words: FailureWords): () => void {
  const id = 'failure-notice';

  function reload(): void {
    fetch(location.href, {cache: 'reload'}).then(
      ({ok}) => ok && location.reload(),
      () => {},
    );
  }

  return () => {
    if (document.getElementById(id)) return;
    const notice = document.createElement('div');
    const button = document.createElement('button');
    notice.id = id;
    notice.setAttribute('role', 'alert');
    notice.className = 'alert alert--danger';
    // Also where the styles are what is missing.
    notice.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:500;padding:1rem';
    notice.textContent = `${words.failed} ${words.advice} `;
    button.type = 'button';
    button.className = 'button button--secondary';
    button.textContent = words.retry;
    button.onclick = reload;
    notice.append(button);
    document.body.prepend(notice);
    if (document.activeElement === document.body) button.focus();
  };
}
