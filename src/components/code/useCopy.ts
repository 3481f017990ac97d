import {useEffect, useState} from 'react';
import {copy} from './copy';

/** Milliseconds for which a button says that it has copied. */
const shown = 2000;

/** What a button that copies needs: how to copy, and whether it just did. */
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
