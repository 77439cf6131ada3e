import type { TestedItem, TestedPlace } from '@earshot/core/evaluations/evaluations.ts';
import { HitList } from '../../../../shared/hits/HitList.tsx';
import { hitsOfMoments } from '../../../../shared/projects/moments.ts';
import type { KnownSubject } from '../use-subject.ts';
import { CallMomentLine, hitCallOf, WholeCallLine } from './CallMomentLine.tsx';
import { ToldAnswers } from './ToldAnswers.tsx';
import { useToldLines } from './use-told-lines.ts';
import { WordsOfPlace } from './WordsOfPlace.tsx';

export type Names = { version: string; against: string | null };
type Props = {
  place: TestedPlace;
  known: KnownSubject;
  items: readonly TestedItem[];
  /** Of the versions whose answers stand first and second in `place`. */
  names: Names;
};

/** A place of the truth set: what was said, what is right of it, and what each version told. */
export function PlaceLine({ place, known, items, names }: Props) {
  const lines = useToldLines(known, items)(place);
  const { moment, moments, text, words } = place;
  const hits = hitsOfMoments(moments);
  return (
    <li className="tested-place" data-testid={`place-${place.truth_id}`}>
      {moment === null ? (
        <WholeCallLine place={place} />
      ) : (
        <CallMomentLine place={place} moment={moment} text={text || moment.text} />
      )}
      {moment === null && hits.length > 0 && (
        <div className="evidence">
          <HitList call={hitCallOf(place)} hits={hits} first={2} />
        </div>
      )}
      {lines.map((line) => (
        <ToldAnswers key={line.key} line={line} names={names} classifier={known.classifier} />
      ))}
      {words !== null && 'text' in place.right && (
        <WordsOfPlace words={words} right={place.right.text} names={names} />
      )}
    </li>
  );
}
