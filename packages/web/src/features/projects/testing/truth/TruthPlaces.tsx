import type { Right } from '@earshot/core/evaluations/truths.ts';
import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { useKeys } from '../../../../lib/keys.ts';
import { useNotify } from '../../../../shared/use-notify.ts';
import { useMay } from '../../../../shared/users.queries.ts';
import { truthTexts } from '../../truth.texts.ts';
import { refreshTesting, type TruthList, useAnswerTruth, useRemoveTruth } from '../testing.queries.ts';
import { useSubject } from '../use-subject.ts';
import { nextOpen } from './next-open.ts';
import { TruthLine } from './TruthLine.tsx';

type Props = { project: Project; subject: Subject; list: TruthList };

/** A page of the truth set, gone through one after the other: an answer leads to the next place without one. */
export function TruthPlaces({ project, subject, list: { results, items } }: Props) {
  const t = useTexts(truthTexts);
  const notify = useNotify();
  const mayWrite = useMay('projects.write');
  const known = useSubject(subject);
  const answer = useAnswerTruth(project.id);
  const remove = useRemoveTruth(project.id);
  const [asked, setAsked] = useState<number | null>(null);
  /** What was said of, whether the server has it yet or not. */
  const said = useRef(new Set<number>());
  const body = useRef<HTMLUListElement>(null);
  const present =
    results.find(({ id }) => id === asked) ?? results.find(({ right }) => right === null) ?? results[0];
  const step = (by: 1 | -1) => () => {
    const at = results.findIndex(({ id }) => id === present?.id);
    const to = results[at + by];
    if (to) setAsked(to.id);
  };
  useKeys({ KeyJ: step(1), ArrowDown: step(1), KeyK: step(-1), ArrowUp: step(-1) });
  useEffect(() => {
    if (asked !== null)
      body.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const say = (id: number, right: Right | null) => {
    if (right !== null) said.current.add(id);
    const next = right === null ? null : nextOpen(results, id, said.current);
    setAsked(next?.id ?? id);
    void answer.mutateAsync({ truthId: id, right }).then(
      () => {
        if (right === null) said.current.delete(id);
        else if (next === null) void refreshTesting(project.id);
      },
      (error: unknown) => {
        said.current.delete(id);
        setAsked(id);
        notify.failed(error);
      },
    );
  };
  const takeOut = (id: number) =>
    void remove.mutateAsync(id).then(() => notify.done(t('removed')), notify.failed);
  return (
    <ul className="truth-places" ref={body}>
      {results.map((truth) => (
        <TruthLine
          key={truth.id}
          truth={truth}
          known={known}
          items={items}
          isCurrent={mayWrite && truth.id === present?.id}
          onChoose={mayWrite ? () => setAsked(truth.id) : undefined}
          onSay={(right) => say(truth.id, right)}
          onRemove={() => takeOut(truth.id)}
        />
      ))}
    </ul>
  );
}
