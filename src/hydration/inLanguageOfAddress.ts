/**
 * Some hosts answer every unknown address with the `404.html` of the root. This
 * puts that of the address's language in its place, whole, before anything of
 * the other shows. The reader gets the page that came if the host has no better.
 *
 * Runs as text in the head of the not-found page, so it uses nothing from outside.
 *
 * @param wanted where the language of the address begins
 * @param own where the language of this page begins
 * @param start starts this page
 */
export function inLanguageOfAddress(
  wanted: string,
  own: string,
  start: () => void,
): void {
  if (wanted === own) {
    start();
    return;
  }
  const {title} = document;
  document.documentElement.hidden = true;
  document.title = location.pathname;

  function write(html: string): void {
    // A host that has no such page may answer with this one again.
    const {lang} = new DOMParser().parseFromString(
      html,
      'text/html',
    ).documentElement;
    if (lang === document.documentElement.lang) throw new Error(lang);
    document.open();
    document.write(html);
    document.close();
  }

  fetch(`${wanted}404.html`)
    .then((response) => response.text())
    .then(write)
    .catch(() => {
      document.documentElement.hidden = false;
      document.title = title;
      start();
    });
}
