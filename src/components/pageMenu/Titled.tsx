import {createContext, useContext, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import PageMenu from './PageMenu';
import styles from './pageMenu.module.css';

/** Whether an ancestor already shows the menu. */
const HasMenu = createContext(false);

interface Props {
  /** A heading of level 1, or an element that contains it. */
  children: ReactNode;
}

export default function Titled({children}: Props): ReactNode {
  const {pathname} = useLocation();
  if (useContext(HasMenu)) return children;
  return (
    <div className={styles.titled}>
      <HasMenu value>{children}</HasMenu>
      {/* The key closes the menu on navigation. */}
      <PageMenu key={pathname} pathname={pathname} />
    </div>
  );
}
