import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePlayer, currentMs, mountAudio, seek } from '../../../shared/player/playback.ts';
import { sampleFile, sampleTranscript } from '../../../testing/sample-call.ts';
import { show } from '../../../testing/show.tsx';
import type { Decor } from './call-decor.ts';
import { type TranscriptHandle, TranscriptView } from './TranscriptView.tsx';
import { indexTranscript } from './transcript-index.ts';

const said = Array.from({ length: 120 }, (_, at) => `line ${at} says something more`);

const showTranscript = (...lines: string[]) => showCall(sampleTranscript(...lines));

async function showCall(transcript: Transcript, decor: Decor = new Map()) {
  const file = sampleFile();
  await show(
    <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <button type="button">before</button>
      <TranscriptView
        {...{ file, transcript }}
        index={indexTranscript(transcript.phrases, [])}
        marks={[]}
        found={[]}
        foundAt={0}
        handle={createRef<TranscriptHandle>()}
        decor={decor}
        onNote={() => {}}
        onComment={() => {}}
      />
      <button type="button">after</button>
    </div>,
  );
  await expect.poll(() => word('0:0')).not.toBeNull();
}
const inFocus = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const heard = () => document.querySelector('[aria-live=polite]')?.textContent;
const scroller = () => document.querySelector('.transcript-scroll') as HTMLElement;
const word = (at: string) => document.querySelector(`[data-word="${at}"]`) as HTMLElement;
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(mountAudio);
afterEach(closePlayer);

/** Into the transcript as Tab leads there. */
async function enter() {
  await userEvent.click(page.getByRole('button', { name: 'before' }));
  await press('{Tab}');
}

test('the transcript is one stop of Tab, which says who, when and what', async () => {
  await showTranscript(...said);
  await enter();
  expect(inFocus()).toBe('Maria, 0:00: line 0 says something more');
  await press('{Tab}');
  expect(inFocus()).toBe('after');
});

test('keys lead from phrase to phrase and from word to word, and Enter plays from there', async () => {
  await showTranscript(...said);
  await enter();
  await press('{ArrowDown}{ArrowDown}');
  expect(inFocus()).toBe('Maria, 0:06: line 2 says something more');
  await press('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(heard()).toBe('says');
  await press('{Enter}');
  expect(currentMs()).toBe(7000);
  await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect([inFocus(), heard()]).toEqual(['Daniel, 0:03: line 1 says something more', 'more']);
  await press('{End}');
  expect(inFocus()).toBe('Daniel, 5:57: line 119 says something more');
  await press('{Home}');
  expect(inFocus()).toBe('Maria, 0:00: line 0 says something more');
});

test('words are selected by keys, what can be done with them is one Tab away, and Escape leads back', async () => {
  await showTranscript(...said);
  await enter();
  await press('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  const marked = () => String(window.getSelection()).replaceAll(/\s+/g, ' ').trim();
  expect(marked()).toBe('0 says');
  await expect.element(page.getByRole('toolbar', { name: 'Selected words' })).toBeVisible();
  await press('{Tab}');
  expect([inFocus(), marked()]).toEqual(['Note', '0 says']);
  await press('{Escape}');
  expect([inFocus(), marked()]).toEqual(['Maria, 0:00: line 0 says something more', '']);
});

test('the phrase in focus stays wherever one scrolls', async () => {
  await showTranscript(...said);
  await enter();
  scroller().scrollTop = 4000;
  await expect.element(page.getByText('80', { exact: true })).toBeVisible();
  expect(inFocus()).toBe('Maria, 0:00: line 0 says something more');
  await press('{ArrowDown}');
  expect(inFocus()).toBe('Daniel, 0:03: line 1 says something more');
});

test('Tab leads to what is in sight', async () => {
  await showTranscript(...said);
  scroller().scrollTop = 4000;
  await expect.element(page.getByText('80', { exact: true })).toBeVisible();
  await enter();
  expect(Number(inFocus()?.match(/line (\d+)/)?.[1])).toBeGreaterThan(60);
});

test('with caret browsing the arrows are left to the caret', async () => {
  await showTranscript(...said);
  await enter();
  await press('{F7}{ArrowRight}');
  expect(heard()).toBe('');
  // Nothing moved, so nobody has turned it on after all.
  await press('{ArrowRight}');
  expect(heard()).toBe('line');
});

test('a word that is pressed stays where it is, and is selected by the second press', async () => {
  await showTranscript(...said);
  const lines = [...document.querySelectorAll<HTMLElement>('[data-word$=":2"]')];
  const { bottom } = scroller().getBoundingClientRect();
  const last = lines.findLast((one) => one.getBoundingClientRect().bottom < bottom) as HTMLElement;
  const before = last.getBoundingClientRect().top;
  await userEvent.dblClick(last);
  expect(last.getBoundingClientRect().top).toBe(before);
  expect(String(window.getSelection()).trim()).toBe('says');
  // Whoever clicked goes on with the keys of the player.
  window.getSelection()?.removeAllRanges();
  await press('{ArrowRight}');
  expect(heard()).toBe('');
});

test('the way back to the current word is offered only where it is out of sight', async () => {
  await showTranscript(...said);
  const pill = page.getByRole('button', { name: 'Jump to current word' });
  seek(3000);
  await userEvent.wheel(page.getByText('says').first(), { delta: { y: 20 } });
  await expect.element(pill).not.toBeInTheDocument();
  scroller().scrollTop = 4000;
  await expect.element(pill).toBeVisible();
  await pill.click();
  await expect.element(pill).not.toBeInTheDocument();
  expect(word('1:0').getBoundingClientRect().top).toBeGreaterThan(scroller().getBoundingClientRect().top);
});

test('a pencil that is not seen takes no room', async () => {
  await showTranscript('Yes.', 'No.', 'Well.');
  const pencil = page.getByRole('button', { name: 'Correct this phrase: Yes.' });
  await expect.element(pencil).not.toBeInTheDocument();
  const width = () => (word('0:0').closest('.phrase') as HTMLElement).getBoundingClientRect().width;
  const before = width();
  await userEvent.hover(page.getByText('Yes.'));
  await expect.element(pencil).toBeVisible();
  expect(width()).toBe(before);
});

test('what was found in a phrase stands at the left edge of its words, and its pencil beside nothing of it', async () => {
  const chips = [{ key: 'a', text: 'Complaint', color: null }];
  const decor = new Map([[0, { marks: [], chips, notes: [], emotion: null }]]);
  await showCall(sampleTranscript('Yes.', 'No.'), decor);
  const chip = page.getByText('Complaint');
  const box = () => chip.element().getBoundingClientRect();
  expect(box().left).toBeCloseTo(word('0:0').getBoundingClientRect().left, 0);
  await userEvent.hover(page.getByText('Yes.'));
  const pencil = page.getByRole('button', { name: 'Correct this phrase: Yes.' });
  await expect.element(pencil).toBeVisible();
  expect(pencil.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box().top + 1);
});

test('a word that the engine doubts is dotted and italic, and the one beside it is not', async () => {
  const transcript = sampleTranscript('Maybe yes.');
  const [phrase] = transcript.phrases;
  const words = phrase?.words.map((one, at) => ({ ...one, confidence: at === 0 ? 0.2 : 0.9 }));
  await showCall({ ...transcript, phrases: phrase ? [{ ...phrase, words: words ?? [] }] : [] });
  const drawn = ['0:0', '0:1'].map((at) => {
    const { fontStyle, textDecorationStyle, textDecorationLine } = getComputedStyle(word(at));
    return [fontStyle, textDecorationLine, textDecorationStyle];
  });
  expect(drawn).toEqual([
    ['italic', 'underline', 'dotted'],
    ['normal', 'none', 'solid'],
  ]);
});
