import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import ThemeLink from '@theme-original/DocSidebarItem/Link';
import {shortName} from '../shortName';
import {useReveal} from '../useReveal';
import styles from '../styles.module.css';
import type {Props} from '@theme/DocSidebarItem/Link';

/**
 * As the theme's, with half the markup: a page has one for each service, and
 * with the short label of an operation.
 */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const {item, onItemClick, activePath, tabIndex} = props;
  const isActive = isActiveSidebarItem(item, activePath);
  const place = useReveal<HTMLLIElement>(isActive);
  if (!isInternalUrl(item.href)) return <ThemeLink {...props} />;
  const {text, rest, name, title} = shortName(
    item.label,
    item.customProps?.label,
  );
  return (
    <li className={clsx('menu__list-item', item.className)} ref={place}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-label={name}
        title={title}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        autoAddBaseUrl={item.autoAddBaseUrl}
        // A link is reached with the Tab key unless its category is folded.
        tabIndex={tabIndex === 0 ? undefined : tabIndex}
        onClick={onItemClick && (() => onItemClick(item))}
      >
        {text}
        {rest && <span className={styles.rest}>{rest}</span>}
      </Link>
    </li>
  );
}
