import { coachingNameLength, longestNote, mostMoments } from '@earshot/core/coaching/coaching.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../drafts/DraftLine.tsx';
import { LengthField } from '../../lengths/LengthField.tsx';
import { words } from '../../words.texts.ts';
import '../coaching.css';
import { coachingTexts } from '../coaching.texts.ts';
import { AddMoments } from './AddMoments.tsx';
import { GiveItems } from './GiveItems.tsx';
import './give.css';
import { giveTexts } from './give.texts.ts';
import type { GiveDraft } from './give-draft.ts';
import { MeasureField } from './MeasureField.tsx';
import { OperatorField } from './OperatorField.tsx';
import { useGiveLines } from './use-give-lines.ts';
import { type Giving, useGiving } from './use-giving.ts';

type Props = {
  /** What is known of it already. */
  first: Partial<GiveDraft>;
  /** In place of closing, once it is given. */
  onGiven?: (id: number) => void;
  onClose: () => void;
};

/** Gives an operator moments of their own calls, in an order, with what should move. */
export function GiveDialog({ first, onGiven, onClose }: Props) {
  const t = useTexts(giveTexts);
  const w = useTexts(words);
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const giving = useGiving(first, onGiven ?? onClose);
  const linesOf = useGiveLines();
  const { drafting, problem, refusal } = giving;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      fullWidth
      fullScreen={isNarrow}
      aria-labelledby="give-coaching-title"
      className="give-dialog"
    >
      <DialogTitle id="give-coaching-title">{t('title')}</DialogTitle>
      <DialogContent className="give-fields">
        <GiveFields giving={giving} />
      </DialogContent>
      <DialogActions className="give-foot">
        <DraftLine drafting={drafting} linesOf={linesOf} canDiscard />
        {(problem !== null || refusal !== null) && (
          <p className="sm error-text" role="alert">
            {problem === null ? refusal : t(`problem_${problem}`, { count: mostMoments })}
          </p>
        )}
        <span className="push" />
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" loading={giving.isGiving} onClick={giving.give}>
          {t('give')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function GiveFields({ giving: { draft, change, problem } }: { giving: Giving }) {
  const t = useTexts(giveTexts);
  const c = useTexts(coachingTexts);
  return (
    <>
      <div className="give-about">
        <OperatorField
          value={draft.agent}
          isMissing={problem === 'agent'}
          onChange={(agent) => change({ agent })}
        />
        <LengthField
          fullWidth
          isQuiet
          autoFocus
          label={c('name')}
          limits={coachingNameLength}
          refusal={problem === 'name' ? t('problem_name') : null}
          value={draft.name}
          onText={(name) => change({ name })}
        />
      </div>
      <LengthField
        fullWidth
        multiline
        isQuiet
        minRows={2}
        maxRows={6}
        label={t('noteLabel')}
        limits={{ least: 0, most: longestNote }}
        value={draft.note}
        onText={(note) => change({ note })}
      />
      <GiveItems items={draft.items} agent={draft.agent} onChange={(items) => change({ items })} />
      <AddMoments items={draft.items} agent={draft.agent} onChange={(items) => change({ items })} />
      <MeasureField value={draft.measure} onChange={(measure) => change({ measure })} />
    </>
  );
}
