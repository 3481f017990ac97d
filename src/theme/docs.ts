// Pages of documents share these. As part of the main script, they load with
// it instead of after it, in one request instead of ten.
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
import '@theme/DocRoot';
import '@theme/DocItem';
// Loads the panel if the click that started the page was for it.
import '../components/tryIt/opening';

/** On phones, shows the title of the current section in the contents bar. */
function showSection(): void {
  const bar = document.querySelector<HTMLElement>(
    '.theme-doc-toc-mobile > button',
  );
  if (!bar?.offsetParent) return;
  // A heading that a link leads to is this far below the bar at most.
  const end = bar.getBoundingClientRect().bottom + 64;
  const passed = Array.from(document.querySelectorAll('article h2[id]')).filter(
    (heading) => heading.getBoundingClientRect().top < end,
  );
  // Without the invisible character of the heading's own link.
  const title = passed.at(-1)?.textContent.replace('\u200B', '');
  if (title) bar.dataset.section = title;
  else delete bar.dataset.section;
}

if (typeof document !== 'undefined') {
  addEventListener('scroll', showSection, {passive: true});
}
