import {createContext, useContext, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import PageMenu from './PageMenu';
import styles from './pageMenu.module.css';

/** Whether something around has the menu already. */
const HasMenu = createContext(false);

interface Props {
  /** The title: a heading of level 1, or what it stands in. */
  children: ReactNode;
}

/** The title of a page, and beside it what can be done with the page. */
export default function Titled({children}: Props): ReactNode {
  const {pathname} = useLocation();
  if (useContext(HasMenu)) return children;
  return (
    <div className={styles.titled}>
      <HasMenu value>{children}</HasMenu>
      {/* Another page has a menu of its own, which is closed. */}
      <PageMenu key={pathname} pathname={pathname} />
    </div>
  );
}
