import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** HTML of a component, without the classes that only style it. */
export const html = <P extends object>(
  component: ComponentType<P>,
  props: P,
): string =>
  renderToStaticMarkup(createElement(component, props)).replace(
    / class="[^"]*"/g,
    '',
  );
