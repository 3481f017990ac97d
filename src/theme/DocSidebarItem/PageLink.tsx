import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Props as ItemProps} from '@theme/DocSidebarItem';
import type {Glance} from '../../reference/openapi';
import EffectSign, {getEffectWord} from '@site/src/components/EffectSign';
import BreakableName from '@site/src/components/BreakableName';
import {getShortName} from './shortName';
import {useReveal} from './useReveal';
import styles from './styles.module.css';

interface Props extends Omit<ItemProps, 'item'> {
  item: PropSidebarItemLink;
}

/**
 * A link inside the site. It has half the markup of the theme's: a page has one
 * for each service. An operation is shown with its short label.
 */
export default function PageLink({
  item,
  onItemClick,
  activePath,
  tabIndex,
}: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  const place = useReveal<HTMLLIElement>(isActive);
  const effect = item.customProps?.effect as Glance['effect'] | undefined;
  const {text, rest, name, title} = getShortName(
    item.label,
    item.customProps?.label,
  );
  return (
    <li className={clsx('menu__list-item', item.className)} ref={place}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-label={
          name && effect ? `${name} · ${getEffectWord(effect)}` : name
        }
        title={title}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        autoAddBaseUrl={item.autoAddBaseUrl}
        // A link is reached with the Tab key unless its category is folded.
        tabIndex={tabIndex === 0 ? undefined : tabIndex}
        onClick={onItemClick && (() => onItemClick(item))}
      >
        <BreakableName name={text} />
        {rest && <span className={styles.rest}>{rest}</span>}
        {effect && <EffectSign effect={effect} isNamed={name !== undefined} />}
      </Link>
    </li>
  );
}
