/**
 * Names and URLs of the site.
 *
 * `SITE_URL`, `BASE_URL`, and `GITHUB_REPOSITORY` override the URLs, so that a
 * fork can be deployed without edits.
 */
const repository = process.env.GITHUB_REPOSITORY ?? 'holt-platform/docs';

export const site = {
  name: 'Holt',
  slug: 'holt',
  tagline: 'One Platform, infinite possibilities.',
  url: process.env.SITE_URL ?? 'https://docs.holt.example',
  baseUrl: process.env.BASE_URL ?? '/',
  repository: `https://github.com/${repository}`,
  branch: 'main',
  copyrightYear: 2025,
} as const;

/**
 * Locales in menu order; the first is served from `/`. To add one, add an entry
 * and run `npm run write-translations`, which creates its folder in `i18n/`.
 */
export const locales = {
  en: {label: 'English', htmlLang: 'en'},
  'zh-hant': {label: '繁體中文', htmlLang: 'zh-Hant-TW'},
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';

export const translatedLocales = (Object.keys(locales) as Locale[]).filter(
  (locale) => locale !== defaultLocale,
);

/** URL path of a locale, with leading and trailing slash. */
export const getLocaleBase = (locale: Locale): string =>
  locale === defaultLocale ? site.baseUrl : `${site.baseUrl}${locale}/`;

/** Absolute URL of a locale, with a trailing slash. */
export const getLocaleAddress = (locale: Locale): string =>
  site.url + getLocaleBase(locale);

/** The locale that Docusaurus is building or previewing. */
export function getCurrentLocale(): Locale {
  const {DOCUSAURUS_CURRENT_LOCALE: name = defaultLocale} = process.env;
  return Object.hasOwn(locales, name) ? (name as Locale) : defaultLocale;
}

export const toolLinks = {
  maas: 'https://canonical.com/maas/docs/latest/reference/cli-reference/',
  juju: 'https://documentation.ubuntu.com/juju/latest/reference/juju-cli/list-of-juju-cli-commands/',
  kubectl: 'https://kubernetes.io/docs/reference/kubectl/',
  virtctl: 'https://kubevirt.io/user-guide/user_workloads/virtctl_client_tool/',
  helm: 'https://helm.sh/docs/helm/',
  ceph: 'https://docs.ceph.com/en/latest/man/8/ceph/',
  rbd: 'https://docs.ceph.com/en/latest/man/8/rbd/',
  'radosgw-admin': 'https://docs.ceph.com/en/latest/man/8/radosgw-admin/',
  aws: 'https://docs.aws.amazon.com/cli/latest/reference/',
} as const;
