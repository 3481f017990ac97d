import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementKeys} from '../../docusaurus/names';
import {inlineScript} from '../../hydration/inlineScript';

/**
 * Docusaurus forgets that an announcement was dismissed when its id changes,
 * but it does so after it has hidden the bar, and then the reader meets the new
 * announcement one page load late. This forgets it in time.
 */
function script(id: string): string {
  return inlineScript(`try {
  if (localStorage.getItem('${announcementKeys.id}') !== ${JSON.stringify(id)}) {
    localStorage.removeItem('${announcementKeys.dismissed}');
  }
} catch (error) {}`);
}

/** Shows a new announcement on the first page that a reader opens. */
export default function announcementId({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement-id',
    injectHtmlTags: () =>
      announcementBar?.id
        ? {
            headTags: [
              {tagName: 'script', innerHTML: script(announcementBar.id)},
            ],
          }
        : {},
  };
}
