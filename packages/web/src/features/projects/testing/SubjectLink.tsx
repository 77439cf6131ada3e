import type { Subject } from '@earshot/core/projects/projects.ts';
import { Link } from '@tanstack/react-router';
import { AudioLines, type LucideIcon, MessageSquareQuote, ScanText, Split, Target } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { subjectTexts } from '../subject.texts.ts';
import { useSubjectName } from '../use-subjects.ts';

const icons: Record<Subject['kind'], LucideIcon> = {
  classifier: Split,
  pattern: ScanText,
  script: MessageSquareQuote,
  goal: Target,
  engine: AudioLines,
};

/** What is tested, and the way to it. */
export function SubjectLink({ subject }: { subject: Subject }) {
  const t = useTexts(subjectTexts);
  const name = useSubjectName(subject);
  const Icon = icons[subject.kind];
  const id = String(subject.id);
  const kind = t(`kind_${subject.kind}`);
  return (
    <span className="row subject-link">
      <Icon size={15} aria-hidden />
      {subject.kind === 'engine' ? (
        <span className="med">{kind}</span>
      ) : (
        <>
          <span className="t2">{kind}</span>
          {name === null && <span className="mut">{t('gone')}</span>}
          {typeof name === 'string' && <Named kind={subject.kind} id={id} name={name} />}
        </>
      )}
    </span>
  );
}

type NamedProps = { kind: Exclude<Subject['kind'], 'engine'>; id: string; name: string };

function Named({ kind, id, name }: NamedProps) {
  if (kind === 'classifier')
    return (
      <Link to="/classifiers/$id" params={{ id }} className="med">
        {name}
      </Link>
    );
  if (kind === 'pattern')
    return (
      <Link to="/patterns" search={{ id }} className="med">
        {name}
      </Link>
    );
  if (kind === 'script')
    return (
      <Link to="/scripts" search={{ id }} className="med">
        {name}
      </Link>
    );
  return (
    <Link to="/goals" search={{ id }} className="med">
      {name}
    </Link>
  );
}
