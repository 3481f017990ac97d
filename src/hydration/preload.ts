/**
 * Fetches scripts and data ahead of what asks for them. A chunk that has run
 * before the bundle is there by then; what does not come is asked for again,
 * and missed, by who needs it.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 *
 * @param addresses scripts end in `.js`; all else is read with `fetch`
 */
export function preload(addresses: string[]): void {
  for (const address of addresses) {
    if (address.endsWith('.js')) {
      const script = document.createElement('script');
      script.src = address;
      // The bundle would wait for one that stands in the page.
      script.onerror = () => script.remove();
      document.head.append(script);
    } else {
      // Not a link: a browser that waits long for its use complains.
      fetch(address)
        .then((response) => response.blob())
        .catch(() => {});
    }
  }
}
