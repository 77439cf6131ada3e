import type { Shape, TextShape } from '@earshot/core/reports/drawing/shapes.ts';
import type { Glyph } from 'fontkit';
import { featuresOf, fontOf } from './drawing-fonts.ts';

type Size = { width: number; height: number /** Dots a px. */; scale: number; ground: string };

/**
 * Shapes as an SVG. Letters are outlines of our own font: no text of a person gets into it, and it looks the same on a computer
 * without any fonts.
 */
export function svgOf(shapes: readonly Shape[], { width, height, scale, ground }: Size): string {
  const defs = new Map<string, string>();
  const body = shapes.map((shape) => svgShape(shape, defs)).join('');
  const size = `width="${Math.floor(width * scale)}" height="${Math.floor(height * scale)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${round(width)} ${round(height)}">`,
    `<defs>${[...defs.values()].join('')}</defs>`,
    `<rect width="100%" height="100%" fill="${ground}"/>${body}</svg>`,
  ].join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;

function svgShape(shape: Shape, defs: Map<string, string>): string {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, fill = 'none', stroke, radius = 0, hatch } = shape;
      const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"`;
      const edge = stroke === undefined ? '' : ` stroke="${stroke}"`;
      const ground = `<rect ${box} fill="${fill}"${edge}/>`;
      return hatch === undefined ? ground : `${ground}<rect ${box} fill="url(#${hatchOf(hatch, defs)})"/>`;
    }
    case 'line': {
      const { points, stroke, width, dash } = shape;
      const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`;
      const path = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
      return `<polyline points="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${dashes}/>`;
    }
    case 'dot': {
      const edge = shape.stroke === undefined ? '' : ` stroke="${shape.stroke}" stroke-width="1.5"`;
      return `<circle cx="${round(shape.x)}" cy="${round(shape.y)}" r="${shape.radius}" fill="${shape.fill}"${edge}/>`;
    }
    case 'text':
      return svgText(shape);
  }
}

function hatchOf(colour: string, defs: Map<string, string>): string {
  const id = `hatch-${colour.slice(1)}`;
  defs.set(
    id,
    `<pattern id="${id}" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4" stroke="${colour}" stroke-width="2"/></pattern>`,
  );
  return id;
}

/** The outlines of a text as one path: what is drawn once is drawn faster than what is referred to. */
function svgText({ text, x, y, font: asked, fill }: TextShape): string {
  const font = fontOf(asked.weight);
  const { glyphs, positions } = font.layout(text, featuresOf(asked));
  let from = 0;
  const path = glyphs.map((glyph, at) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
    const outline = outlineOf(glyph, from + xOffset, yOffset);
    from += xAdvance;
    return outline;
  });
  const scale = asked.size / font.unitsPerEm;
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})" fill="${fill}" d="${path.join('')}"/>`;
}

const signs = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** A letter's outline at a place, in units of the font. */
const outlineOf = ({ path }: Glyph, right: number, up: number): string =>
  path.commands
    .map(({ command, args }) => {
      const numbers = args.map((one, at) => Math.round(one + (at % 2 === 0 ? right : up)));
      return `${signs[command]}${numbers.join(' ')}`;
    })
    .join('');
