import type {ComponentProps, ReactNode} from 'react';

/** Code that has a hyphen or a space, and is too short to break there. */
const isWhole = (code: ReactNode): boolean =>
  typeof code === 'string' && code.length <= 30 && /[\s-]/.test(code);

export default function InlineCode(props: ComponentProps<'code'>): ReactNode {
  return (
    <code
      {...props}
      className={isWhole(props.children) ? 'whole' : props.className}
    />
  );
}
