import {useEffect, useState} from 'react';
import {copy} from './copy';

/** Milliseconds for which the button shows that it copied. */
const shown = 2000;

/** Copy function and state of a copy button. */
export function useCopy(): {
  copied: boolean;
  copyText: (text: string) => void;
} {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timeout = setTimeout(() => setCopied(false), shown);
    return () => clearTimeout(timeout);
  }, [copied]);
  return {copied, copyText: (text) => void copy(text).then(setCopied)};
}
