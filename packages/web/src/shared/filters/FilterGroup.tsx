import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import './filters.css';

type Props = {
  title: string;
  isOpenAtFirst: boolean;
  /** There is nothing in it for now; what was unfolded is so again afterwards. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** A part of the filters that folds away. */
export function FilterGroup({ title, isOpenAtFirst, isEmpty = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  if (isEmpty) return null;
  return (
    <fieldset className="facet">
      <legend className="visually-hidden">{title}</legend>
      <button
        type="button"
        className="plain facet-title"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <ChevronDown size={14} className={isOpen ? 'push mut' : 'push mut folded'} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </fieldset>
  );
}
