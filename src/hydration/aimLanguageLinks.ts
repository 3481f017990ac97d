/**
 * The one not-found page of a language stands for all addresses: has its links
 * to other languages lead to the address that the reader asked for.
 *
 * Runs as text in the head of the not-found page, so it uses nothing from outside.
 *
 * @param base where the language of the address begins
 */
export function aimLanguageLinks(base: string): void {
  function aim(): void {
    const rest = location.pathname.slice(base.length);
    document
      .querySelectorAll<HTMLAnchorElement>('.navbar a[lang]')
      .forEach((link) => {
        // A function, because addresses may contain `$&`.
        const path = link.pathname.replace(/404(\.html)?$/, () => rest);
        link.setAttribute('href', path);
      });
  }

  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', aim);
  } else {
    aim();
  }
}
