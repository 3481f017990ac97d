import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/icon';
import {getBaseOfAddress} from '@site/src/theme/NotFound/baseOfAddress';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import styles from './styles.module.css';

/** The address of the page, to the letter, without the part of its language. */
function useRestOfAddress(): string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const rest = useHistorySelector(
    ({location}) => location.search + location.hash,
  );
  const bases = Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl);
  const base = getBaseOfAddress(pathname, bases) ?? siteConfig.baseUrl;
  return pathname.slice(base.length) + rest;
}

/** The menu of languages: each leads to the same address in that language. */
export default function LocaleDropdownNavbarItem({
  mobile = false,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const rest = useRestOfAddress();
  const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';

  const items = locales.flatMap((locale) => {
    const config = localeConfigs[locale];
    if (!config) return [];
    return {
      label: config.label,
      lang: config.htmlLang,
      // Another language is another application: no route of this one.
      to: `pathname://${config.baseUrl}${rest}`,
      target: '_self',
      autoAddBaseUrl: false,
      className: locale === currentLocale ? activeClass : '',
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <Icon shape="language" className={styles.icon} />
          {mobile
            ? translate({
                id: 'theme.navbar.mobileLanguageDropdown.label',
                message: 'Languages',
                description:
                  'The label for the mobile language switcher dropdown',
              })
            : localeConfigs[currentLocale]?.label}
        </>
      }
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
