import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Loadable from 'react-loadable';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Loading from '@theme/Loading';
import {getMarkdownVersion} from './markdownVersion';
import styles from './pageMenu.module.css';

const load = () => import(/* webpackChunkName: "page-menu" */ './Menu');
const Menu = Loadable({loading: Loading, loader: load});

/** Prefetches the menu; the click tries again. */
const prefetch = (): void => void load().catch(() => {});

interface Props {
  pathname: string;
}

/** Without scripts, it is a link to the Markdown version. */
export default function PageMenu({pathname}: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const base = useBaseUrl('/');
  const markdownUrl = getMarkdownVersion(pathname, base);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({target}: Event): void => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function close(takesFocus: boolean): void {
    setOpen(false);
    if (takesFocus) button.current?.focus();
  }

  return (
    <div ref={place} className={styles.place} data-page-menu="">
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setSaid('');
          setOpen(!isOpen);
        }}
      >
        <span className={styles.name}>
          <Translate description="Button beside the title of a page that opens a menu: copy or view it as Markdown">
            Copy page
          </Translate>
        </span>
      </button>
      <noscript>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- it is no route */}
        <a href={markdownUrl}>
          <Translate description="Link to the page as Markdown, and an item of the menu beside its title">
            View as Markdown
          </Translate>
        </a>
      </noscript>
      {isOpen && (
        <div className={styles.popup}>
          <Menu
            button={id}
            markdownUrl={markdownUrl}
            onSay={setSaid}
            onClose={close}
          />
        </div>
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}
