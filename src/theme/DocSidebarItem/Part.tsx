import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Collapsible} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Props as ItemProps} from '@theme/DocSidebarItem';
import PartPages from './PartPages';
import {unfold, useUnfolded} from './unfolded';
import {useReveal} from './useReveal';
import styles from './styles.module.css';

type Item = Exclude<ItemProps['item'], {type: 'html'}>;

interface Props extends Omit<ItemProps, 'item'> {
  /** A category where the page belongs to this part, a link elsewhere. */
  item: Item;
  /** Name of the sidebar of the part. */
  part: string;
  /** Its pages without its own. */
  pages: PropSidebar;
}

function Caret({
  label,
  part,
  isUnfolded,
}: {
  label: string;
  part: string;
  isUnfolded: boolean;
}): ReactNode {
  const name = isUnfolded
    ? translate(
        {
          id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
          message: "Collapse sidebar category '{label}'",
        },
        {label},
      )
    : translate(
        {
          id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
          message: "Expand sidebar category '{label}'",
        },
        {label},
      );
  return (
    <button
      aria-label={name}
      aria-expanded={isUnfolded}
      type="button"
      className="clean-btn menu__caret"
      onClick={() => unfold(part, !isUnfolded)}
    />
  );
}

/** A part of the sidebar: the link to its own page, and below it the others. */
export default function Part({
  item,
  part,
  pages,
  activePath,
  level,
  onItemClick,
}: Props): ReactNode {
  const isCurrentPart = item.type === 'category';
  const isCurrentPage =
    isCurrentPart &&
    !item.items.some((one) => isActiveSidebarItem(one, activePath));
  const isUnfolded = useUnfolded(part) ?? isCurrentPart;
  const place = useReveal<HTMLDivElement>(isCurrentPage);
  // A page that is read is to be seen, and stays when the reader goes on.
  useEffect(() => {
    if (isCurrentPart) unfold(part, true);
  }, [isCurrentPart, activePath, part]);
  return (
    <li
      className={clsx(
        'menu__list-item',
        !isUnfolded && 'menu__list-item--collapsed',
      )}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrentPage && 'menu__list-item-collapsible--active',
        )}
        ref={place}
      >
        <Link
          className={clsx('menu__link', isCurrentPart && 'menu__link--active')}
          aria-current={isCurrentPage ? 'page' : undefined}
          to={item.href}
          onClick={onItemClick && (() => onItemClick(item))}
        >
          {item.label}
        </Link>
        <Caret label={item.label} part={part} isUnfolded={isUnfolded} />
      </div>
      <Collapsible
        lazy
        as="ul"
        className={clsx('menu__list', styles.pages)}
        collapsed={!isUnfolded}
      >
        <PartPages
          pages={pages}
          tabIndex={isUnfolded ? 0 : -1}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
