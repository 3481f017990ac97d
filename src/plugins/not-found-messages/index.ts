import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readMessages} from '../../translations/messages';

const ids = [
  'theme.NotFound.title',
  'theme.NotFound.p1',
  'theme.NotFound.p2',
  'notFound.next',
  'notFound.home',
  'notFound.tutorials',
  'notFound.api',
] as const;

/** What the not-found page says, by translation id. */
export type NotFoundMessages = Record<(typeof ids)[number], string>;

function messagesIn(file: string): NotFoundMessages | undefined {
  if (!existsSync(file)) return undefined;
  const messages = readMessages(file);
  const entries = ids.map((id) => [id, messages[id]?.message] as const);
  return entries.every(([, message]) => message !== undefined)
    ? (Object.fromEntries(entries) as NotFoundMessages)
    : undefined;
}

/**
 * Gives the not-found page of the default locale its message in every other
 * locale, where that message is translated completely.
 */
export default function notFoundMessages({siteDir, i18n}: LoadContext): Plugin {
  const others =
    i18n.currentLocale === i18n.defaultLocale
      ? i18n.locales.filter((locale) => locale !== i18n.defaultLocale)
      : [];
  const file = (locale: string) =>
    path.join(
      siteDir,
      i18n.path,
      i18n.localeConfigs[locale]?.path ?? locale,
      'code.json',
    );
  return {
    name: 'not-found-messages',
    getPathsToWatch: () => others.map(file),
    contentLoaded({actions}) {
      const byLocale = others.flatMap((locale) => {
        const messages = messagesIn(file(locale));
        return messages ? [[locale, messages] as const] : [];
      });
      actions.setGlobalData(Object.fromEntries(byLocale));
    },
  };
}
