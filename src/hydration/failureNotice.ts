/** What the notice says, in the language of the page. */
export interface FailureWords {
  failed: string;
  advice: string;
  retry: string;
}

/**
 * Says above the page that its scripts or styles did not come, and offers to
 * load it again; the page stays until the server answers. When the site lies
 * below another path than it was built for, that is said in place of advice.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 *
 * @param base the path that the site was built for; ends in a slash
 * @returns shows the notice
 */
export function failureNotice(words: FailureWords, base: string): () => void {
  const id = 'failure-notice';

  function reload(): void {
    fetch(location.href, {cache: 'reload'}).then(
      ({ok}) => ok && location.reload(),
      () => {},
    );
  }

  /** The path that the site lies below, by the page's own address in it. */
  function foundBase(): string {
    const withSlash = (path: string): string => path.replace(/\/*$/, '/');
    const canonical = document.querySelector<HTMLLinkElement>(
      'link[rel=canonical]',
    );
    const here = withSlash(location.pathname);
    if (!canonical) return base;
    const path = withSlash(new URL(canonical.href).pathname);
    const rest = path.slice(base.length - 1);
    return here.endsWith(rest)
      ? withSlash(here.slice(0, here.length - rest.length))
      : base;
  }

  return () => {
    if (document.getElementById(id)) return;
    const found = foundBase();
    // Behind an open dialog nothing can be pressed.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    const notice = document.createElement('div');
    const button = document.createElement('button');
    notice.id = id;
    notice.setAttribute('role', 'alert');
    notice.dataset.runs = '';
    notice.className = 'alert alert--danger';
    // Also where the styles are what is missing.
    notice.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:500;padding:1rem';
    notice.textContent = `${words.failed} ${
      found === base ? words.advice : `BASE_URL: ${base} → ${found}`
    } `;
    button.type = 'button';
    button.className = 'button button--secondary';
    button.textContent = words.retry;
    button.onclick = reload;
    notice.append(button);
    document.body.prepend(notice);
    if (document.activeElement === document.body) button.focus();
  };
}
