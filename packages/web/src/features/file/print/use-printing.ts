import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What is shown then is there before the browser lays the paper out. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const turn = (isOn: boolean) => flushSync(() => setIsPrinting(isOn));
    const begin = () => turn(true);
    const end = () => turn(false);
    // Whoever only looks at the page as paper is told by its medium.
    const paper = window.matchMedia('print');
    const change = () => turn(paper.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
