import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { readDrop } from './read-drop.ts';
import './uploads.css';
import { uploadTexts } from './uploads.texts.ts';
import { addFiles } from './uploads.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** The whole page is a place to drop. */
export function DropCurtain() {
  const t = useTexts(uploadTexts);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // Every element under the pointer enters and leaves; only the last leave counts.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const leave = () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    const over = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      void readDrop(event.dataTransfer).then(addFiles);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop } as const;
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div className="drop-curtain">
      <div>
        <Upload size={28} aria-hidden />
        {t('dropAnywhere')}
      </div>
    </div>
  );
}
