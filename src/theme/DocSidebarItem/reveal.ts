/** Scrolls the menu, not the page, unless the item is visible. */
export function reveal(item: Element): void {
  const menu = item.closest('.menu');
  if (!menu) return;
  const place = item.getBoundingClientRect();
  const view = menu.getBoundingClientRect();
  if (place.top >= view.top && place.bottom <= view.bottom) return;
  menu.scrollTop += place.top - (view.top + view.bottom) / 2;
}
