import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {NotFoundMessages} from '@site/src/plugins/not-found-messages';
import Heading from '@theme/Heading';

/** The locale, other than the page's own, that the address belongs to. */
function useLocaleOfAddress(): string | undefined {
  const {i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  // The server writes one page for all addresses.
  const isBrowser = useIsBrowser();
  if (!isBrowser) return undefined;
  return i18n.locales.find(
    (locale) =>
      locale !== i18n.currentLocale &&
      locale !== i18n.defaultLocale &&
      pathname.startsWith(
        i18n.localeConfigs[locale]?.baseUrl ?? pathname + '/',
      ),
  );
}

/**
 * The message in the language of the address: some hosts answer every unknown
 * address with the `404.html` of the root, which is in the default language.
 */
export default function OtherLocale(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const locale = useLocaleOfAddress();
  const messages = usePluginData('not-found-messages') as
    Record<string, NotFoundMessages> | undefined;

  const config = locale ? i18n.localeConfigs[locale] : undefined;
  const message = locale ? messages?.[locale] : undefined;
  if (!config || !message) return null;

  const pages = [
    {path: '', label: message['notFound.home']},
    {path: 'docs/intro', label: message['notFound.tutorials']},
    {path: 'docs/category/api', label: message['notFound.api']},
  ];
  return (
    <section lang={config.htmlLang}>
      <Heading as="h2">{message['theme.NotFound.title']}</Heading>
      <p>{message['theme.NotFound.p1']}</p>
      <p>{message['notFound.next']}</p>
      <ul>
        {pages.map(({path, label}) => (
          <li key={path}>
            {/* Another locale is another application: no route of this one. */}
            <Link
              autoAddBaseUrl={false}
              target="_self"
              to={`pathname://${config.baseUrl}${path}`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p>{message['theme.NotFound.p2']}</p>
    </section>
  );
}
