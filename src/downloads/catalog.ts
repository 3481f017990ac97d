import {
  introductionLink,
  getOperationLink,
  getServiceLink,
} from '../reference/links';
import type {Reference} from '../reference/model';
import {downloads, sliceFile} from './names';

/** A link of RFC 9264. */
interface Target {
  href: string;
  type?: string;
  title?: string;
  hreflang?: string[];
}

/** Links of one resource, by relation. */
type Links = {anchor: string} & Record<string, string | Target[]>;

/** What a locale says of the API. */
export interface CatalogLocale {
  /** Address of the locale, with a slash at its end. */
  base: string;
  /** Its language, as BCP 47 writes it. */
  language: string;
  reference: Reference;
  /** Names of the workflows, with their titles. */
  workflows: readonly {name: string; title: string}[];
}

const json = 'application/json';
const yaml = 'application/yaml';

/** Address of a page that `link` says from the root of a locale. */
const getPageAddress = (base: string, link: string): string =>
  base + link.slice(1);

const listPages = (
  locales: readonly CatalogLocale[],
  link: string,
  title: (one: CatalogLocale) => string,
): Target[] =>
  locales.map((one) => ({
    href: getPageAddress(one.base, link),
    type: 'text/html',
    title: title(one),
    hreflang: [one.language],
  }));

/** The links of the whole API. */
const getWholeApi = (
  locales: readonly CatalogLocale[],
  anchor: string,
): Links => ({
  anchor,
  'service-desc': locales.flatMap(({base, language}) =>
    [
      {href: `${base}openapi.json`, type: json},
      {href: `${base}openapi.yaml`, type: yaml},
    ].map((one) => ({...one, hreflang: [language]})),
  ),
  'service-doc': listPages(
    locales,
    introductionLink,
    ({reference}) => reference.title,
  ),
  'service-meta': locales.flatMap(({base, language, workflows}) =>
    [
      ...workflows.map(({name, title}) => ({
        href: `${base}workflows/${name}.arazzo.yaml`,
        type: yaml,
        title,
      })),
      {href: base + downloads.postman, type: json, title: 'Postman'},
      {
        href: base + downloads.openCollection,
        type: yaml,
        title: 'OpenCollection',
      },
      {href: base + downloads.types, title: 'TypeScript'},
    ].map((one) => ({...one, hreflang: [language]})),
  ),
});

/**
 * The links to everything that describes the API, as RFC 9727 has it: a
 * document of the media type `application/linkset+json`. A service stands
 * under the address of its page, because its own depends on the installation.
 *
 * @param locales the default one first
 */
export function createApiCatalog(
  locales: readonly [CatalogLocale, ...CatalogLocale[]],
): {linkset: Links[]} {
  const [{base, reference}] = locales;
  const api = getPageAddress(base, introductionLink);
  const services = reference.services.map((service): Links => {
    const link = getServiceLink(service);
    return {
      anchor: getPageAddress(base, link),
      'service-desc': service.operations.map((operation) => ({
        href: base + sliceFile(operation.slug),
        type: json,
        title: operation.summary,
      })),
      'service-doc': [
        ...listPages(
          locales,
          link,
          (one) =>
            one.reference.services.find(({key}) => key === service.key)
              ?.displayName ?? service.displayName,
        ),
        ...service.operations.map((operation) => ({
          href: getPageAddress(base, getOperationLink(operation)),
          type: 'text/html',
          title: operation.summary,
        })),
      ],
    };
  });
  return {
    linkset: [
      {
        anchor: base + downloads.catalog,
        profile: [{href: 'https://www.rfc-editor.org/info/rfc9727'}],
        item: [api, ...services.map(({anchor}) => anchor)].map((href) => ({
          href,
        })),
      },
      getWholeApi(locales, api),
      ...services,
    ],
  };
}
