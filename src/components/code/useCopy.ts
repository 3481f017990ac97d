import {useEffect, useState} from 'react';
import {copy} from './copy';

const shown = 2000;

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
