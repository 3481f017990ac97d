import {Activity, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import ThemeItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import BreakableName from '@site/src/components/BreakableName';
import LayerName from '@site/src/components/strata/LayerName';
import EffectSign from '@site/src/components/EffectSign';
import type {SidebarProps} from '../../api/sidebar';
import {getRest} from './getRest';
import {reveal} from './reveal';
import styles from './styles.module.css';

/**
 * An internal link with half of the theme's markup, because a service has up to
 * fifty. Operations have a short label and an effect icon; the first one of a
 * group follows the group's label.
 */
function PageLink({
  item,
  onItemClick,
  activePath,
}: Omit<Props, 'item'> & {item: PropSidebarItemLink}): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  const {group, label, effect} = (item.customProps ?? {}) as SidebarProps;
  return (
    <>
      {group && <li className={styles.group}>{group}</li>}
      <li className={clsx('menu__list-item', styles.page)}>
        <Link
          className={clsx('menu__link', isActive && 'menu__link--active')}
          title={label && item.label}
          aria-current={isActive ? 'page' : undefined}
          to={item.href}
          onClick={onItemClick && (() => onItemClick(item))}
        >
          <BreakableName name={label ?? item.label} />
          {label && (
            <span className="spoken">{getRest(item.label, label)}</span>
          )}
          {effect && <EffectSign effect={effect} />}
        </Link>
      </li>
    </>
  );
}

/** Label of the services that follow. */
function Section({
  section,
}: Required<Pick<SidebarProps, 'section'>>): ReactNode {
  const description = 'Label of some services or pages in the sidebar';
  return (
    <li className={styles.group}>
      {section === 'installation' ? (
        translate({message: 'Installation', description})
      ) : section === 'reference' ? (
        translate({message: 'Reference', description})
      ) : (
        <LayerName layer={section} />
      )}
    </li>
  );
}

export default function DocSidebarItem(props: Props): ReactNode {
  const {item, activePath, level} = props;
  const {action} = useHistory();
  const isCurrent = 'href' in item && item.href === activePath;
  const isNew = useRef(true);
  useEffect(() => {
    // On Back, an existing sidebar keeps its position.
    const stays = action === 'POP' && !isNew.current;
    isNew.current = false;
    if (!isCurrent || stays) return;
    // Measure after the other changes have been rendered.
    const frame = requestAnimationFrame(() =>
      document.querySelectorAll('.menu [aria-current=page]').forEach(reveal),
    );
    return () => cancelAnimationFrame(frame);
  }, [isCurrent, action]);
  const {section} = (item.customProps ?? {}) as SidebarProps;
  const content =
    item.type === 'link' ? (
      <PageLink {...props} item={item} />
    ) : (
      <>
        {section && <Section section={section} />}
        <ThemeItem {...props} />
      </>
    );
  // Hydrated after the page. On phones the theme removes the sidebar first, so
  // it is never hydrated there.
  return level === 1 ? <Activity>{content}</Activity> : content;
}
