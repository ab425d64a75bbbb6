import type { MarkupPlace, PageFacts } from './page-facts.ts';
import type { Attributes, MarkupReader } from './read-tokens.ts';

const words = (text: string) => new Set(text.split(' '));

const BLOCKS = words(
  'address article aside blockquote body br button dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html img input label legend li main nav ol option p section select summary table tbody td text textarea th title tr ul',
);
const CLAIMING = words('title h1 h2 legend');
/** Elements within a line; hidden ones are put between the letters of a name. */
const INLINE = words('span b i em strong font u s small sup sub');
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])/i;
const CLAIMING_META =
  /^(?:og:title|og:site_name|twitter:title|application-name|apple-mobile-web-app-title)$/i;
const LABELLING = ['name', 'id', 'placeholder', 'title', 'aria-label', 'data-placeholder'];
const LONGEST_LABEL = 40;

/** Collects what a reader sees and what can be filled in. */
export class MarkupListener implements MarkupReader {
  readonly #facts: PageFacts;
  readonly #place: MarkupPlace;
  readonly #isShown: boolean;
  readonly #readRaw: (tag: string, text: string) => void;
  readonly #readAttributes: (tag: string, attributes: Attributes) => void;
  #line = '';
  #lastLine = '';
  #claim: { tag: string; text: string } | null = null;
  #link: { href: string; text: string } | null = null;
  #button: string | null = null;
  #label: { target: string; text: string } | null = null;
  #hidden: { tag: string; depth: number } | null = null;

  constructor(
    { facts, place }: { facts: PageFacts; place: MarkupPlace },
    inside: Pick<MarkupReader, 'raw'> & {
      attributes: (tag: string, attributes: Attributes) => void;
    },
  ) {
    this.#facts = facts;
    this.#place = place;
    // Text around markup in a script is code.
    this.#isShown = place !== 'script';
    this.#readRaw = inside.raw;
    this.#readAttributes = inside.attributes;
  }

  open(tag: string, attributes: Attributes): void {
    this.#hide(tag, attributes);
    if (BLOCKS.has(tag)) this.#endLine();
    if (CLAIMING.has(tag)) this.#claim = { tag, text: '' };
    if (tag === 'a') this.#link = { href: attributes.get('href') ?? '', text: '' };
    else if (tag === 'button') this.#button = '';
    else if (tag === 'label') this.#label = { target: attributes.get('for') ?? '', text: '' };
    else if (tag === 'meta') this.#readMeta(attributes);
    else if (tag === 'img') this.#addPicture(attributes);
    this.#readAttributes(tag, attributes);
    if (isField(tag, attributes)) this.#addField(tag, attributes);
    else if (tag === 'input') this.#facts.buttons.push(attributes.get('value') ?? '');
  }

  close(tag: string): void {
    if (this.#hidden?.tag === tag) {
      this.#hidden.depth -= 1;
      if (this.#hidden.depth === 0) this.#hidden = null;
    }
    if (BLOCKS.has(tag)) this.#endLine();
    if (this.#claim?.tag === tag) this.#endClaim();
    if (tag === 'a' && this.#link !== null) {
      this.#facts.links.push(this.#link);
      this.#link = null;
    } else if (tag === 'button' && this.#button !== null) {
      this.#facts.buttons.push(this.#button);
      this.#button = null;
    } else if (tag === 'label' && this.#label !== null) {
      if (this.#label.target !== '')
        this.#facts.labels.set(this.#label.target, this.#label.text.slice(0, 200));
      this.#label = null;
    }
  }

  text(text: string): void {
    if (this.#hidden !== null) return;
    if (this.#isShown) this.#facts.textLength += text.trim().length;
    if (this.#claim !== null) this.#claim.text += text;
    if (this.#label !== null) this.#label.text += text;
    if (this.#button !== null) this.#button += text;
    if (this.#link === null) this.#line += text;
    else this.#link.text += text;
  }

  raw(tag: string, text: string): void {
    if (tag === 'title' && this.#claim !== null) this.#claim.text += text;
    this.#readRaw(tag, text);
  }

  end(): void {
    this.#endLine();
    this.#endClaim();
    if (this.#link !== null) this.#facts.links.push(this.#link);
    if (this.#button !== null) this.#facts.buttons.push(this.#button);
  }

  #endLine(): void {
    const text = this.#line.replace(/\s+/g, ' ').trim();
    this.#line = '';
    if (text === '') return;
    this.#lastLine = text;
    const isCaption =
      this.#button !== null || (this.#label !== null && text.length <= LONGEST_LABEL);
    if (this.#isShown && !isCaption) this.#facts.lines.push(text);
  }

  #endClaim(): void {
    if (this.#claim !== null) this.#facts.claims.push(this.#claim.text);
    this.#claim = null;
  }

  #hide(tag: string, attributes: Attributes): void {
    if (this.#hidden === null) {
      if (INLINE.has(tag) && HIDDEN.test(attributes.get('style') ?? ''))
        this.#hidden = { tag, depth: 1 };
    } else if (tag === this.#hidden.tag) this.#hidden.depth += 1;
  }

  #addField(tag: string, attributes: Attributes): void {
    const own = LABELLING.map((name) => attributes.get(name) ?? '');
    const beside = [this.#lastLine, this.#line.trim(), this.#label?.text.trim() ?? ''];
    this.#lastLine = '';
    this.#facts.fields.push({
      type: tag === 'input' ? (attributes.get('type') ?? '').trim().toLowerCase() : '',
      autocomplete: attributes.get('autocomplete') ?? '',
      words: [...own, ...beside.filter(isLabel)].join(' '),
      id: attributes.get('id') ?? '',
      style: attributes.get('style') ?? '',
      place: this.#place,
    });
  }

  #addPicture(attributes: Attributes): void {
    const facts = this.#facts;
    const source = attributes.get('src') ?? '';
    const about = ['class', 'id', 'alt'].map((name) => attributes.get(name) ?? '').join(' ');
    const isFirst = facts.pictures.length === 0 && facts.fields.length === 0;
    facts.pictures.push({
      words: attributes.get('alt') ?? '',
      source: source.startsWith('data:') ? '' : source.slice(0, 500),
      isLogo: /logo|brand/i.test(`${about} ${fileName(source)}`) || isFirst,
    });
  }

  #readMeta(attributes: Attributes): void {
    const content = attributes.get('content') ?? '';
    const name = attributes.get('property') ?? attributes.get('name') ?? '';
    if (CLAIMING_META.test(name)) this.#facts.claims.push(content);
    if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'refresh') return;
    const [, target] = /url\s*=\s*['"]?\s*([^]*)/i.exec(content.slice(0, 4_000)) ?? [];
    if (target !== undefined) this.#facts.jumps.push(target.replace(/['"\s]+$/, ''));
  }
}

function isField(tag: string, attributes: Attributes): boolean {
  if (tag === 'input')
    return !/^\s*(?:submit|button|image|reset)/i.test(attributes.get('type') ?? '');
  if (tag === 'textarea') return true;
  const editable = attributes.get('contenteditable')?.toLowerCase();
  return (editable !== undefined && editable !== 'false') || attributes.get('role') === 'textbox';
}

function isLabel(text: string): boolean {
  return text.length <= LONGEST_LABEL && !text.includes('<');
}

function fileName(source: string): string {
  return source.startsWith('data:') ? '' : (source.slice(-100).split('/').at(-1) ?? '');
}
