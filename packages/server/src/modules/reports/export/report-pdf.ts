import { buffer } from 'node:stream/consumers';
import { colours } from '@earshot/core/reports/drawing/colours.ts';
import { pagesOf } from '@earshot/core/reports/drawing/pages.ts';
import type { Drawing, Shape, TextShape } from '@earshot/core/reports/drawing/shapes.ts';
import { cut, plain } from '@earshot/core/reports/drawing/write.ts';
import PDFDocument from 'pdfkit';
import { featuresOf, fontFiles, measurer } from './drawing-fonts.ts';

/** A px of the drawing in pt. */
const px_pt = 0.75;
/** A4 in px, and what is left free of it. */
const page = { width: 595.28 / px_pt, height: 841.89 / px_pt };
const edge = { side: 44, top: 44, bottom: 60 } as const;

/** How wide a drawing is for paper, px. */
export const paperWidth = page.width - 2 * edge.side;

export type About = { name: string; counted_at: string /** BCP 47. */; language: string };

/** A drawing on A4 pages, with text that can be searched and copied and numbers that open their calls. */
export function drawingPdf(drawing: Drawing, { name, counted_at, language }: About): Promise<Buffer> {
  const pages = pagesOf(drawing, { height: page.height - edge.top - edge.bottom });
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: name, Creator: 'Earshot', CreationDate: new Date(counted_at) },
  });
  const written = buffer(document);
  for (const [weight, file] of Object.entries(fontFiles)) document.registerFont(weight, file);
  const widthOf = measurer();
  const font = plain(11);
  for (const [at, shapes] of pages.entries()) {
    document.addPage();
    document.scale(px_pt);
    document.translate(edge.side, edge.top);
    for (const shape of shapes) drawShape(document, shape);
    const number = `${at + 1} / ${pages.length}`;
    const y = page.height - edge.top - edge.bottom + 30;
    const width = widthOf(number, font);
    const foot = { kind: 'text', y, font, fill: colours.text3 } as const;
    const title = cut(name, paperWidth - width - 20, font, widthOf);
    drawText(document, { ...foot, text: title, x: 0, width: widthOf(title, font) });
    drawText(document, { ...foot, text: number, x: paperWidth - width, width });
  }
  document.end();
  return written;
}

function drawShape(document: PDFKit.PDFDocument, shape: Shape): void {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, fill, stroke, radius = 0, hatch } = shape;
      const box = () => document.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
      if (fill !== undefined) box().fill(fill);
      if (stroke !== undefined) box().lineWidth(1).undash().stroke(stroke);
      if (hatch === undefined) return;
      document.save();
      box().clip();
      for (let from = x - height; from < x + width; from += 5)
        document.moveTo(from, y + height).lineTo(from + height, y);
      document.lineWidth(1).undash().stroke(hatch).restore();
      return;
    }
    case 'line': {
      const [first, ...more] = shape.points;
      if (first === undefined) return;
      document.moveTo(...first);
      for (const point of more) document.lineTo(...point);
      document.lineWidth(shape.width).lineJoin('round');
      if (shape.dash === undefined) document.undash();
      else document.dash(shape.dash[0], { space: shape.dash[1] });
      document.stroke(shape.stroke);
      return;
    }
    case 'dot':
      document.circle(shape.x, shape.y, shape.radius).lineWidth(1.5).undash();
      if (shape.stroke === undefined) document.fill(shape.fill);
      else document.fillAndStroke(shape.fill, shape.stroke);
      return;
    case 'text':
      drawText(document, shape);
  }
}

function drawText(document: PDFKit.PDFDocument, { text, x, y, width, font, fill, url }: TextShape): void {
  if (text === '') return;
  document
    .font(String(font.weight))
    .fontSize(font.size)
    .fillColor(fill)
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(font) });
  if (url === undefined) return;
  document.link(x, y - font.size, width, font.size * 1.3, url);
  document
    .moveTo(x, y + 2.5)
    .lineTo(x + width, y + 2.5)
    .lineWidth(0.6)
    .undash()
    .stroke(colours.borderStrong);
}
