import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html } from '../html.ts';
import type { ToolParts } from './tool.ts';

const TEXTS = {
  en: {
    title: 'Snake',
    lead: 'Eat, grow, and mind the walls and your own tail.',
    score: 'Score',
    best: 'Best',
    start: 'Start',
    pause: 'Pause',
    resume: 'Go on',
    again: 'Play again',
    ready: 'Press Start, an arrow key, or swipe over the field.',
    playing: 'Playing.',
    paused: 'Paused.',
    over: 'Game over. Score: ',
    won: 'You filled the whole field! Score: ',
    field: 'Playing field',
    help: 'Arrow keys or W A S D steer, the space bar pauses. On a phone, swipe over the field or use the buttons.',
    up: 'Up',
    left: 'Left',
    down: 'Down',
    right: 'Right',
  },
  it: {
    title: 'Snake',
    lead: 'Mangia, cresci, e attento ai muri e alla tua coda.',
    score: 'Punti',
    best: 'Record',
    start: 'Inizia',
    pause: 'Pausa',
    resume: 'Riprendi',
    again: 'Gioca ancora',
    ready: 'Premi Inizia o una freccia, oppure scorri il dito sul campo.',
    playing: 'In gioco.',
    paused: 'In pausa.',
    over: 'Fine della partita. Punti: ',
    won: 'Hai riempito tutto il campo! Punti: ',
    field: 'Campo di gioco',
    help: 'Si guida con le frecce o con W A S D, la barra spaziatrice mette in pausa. Sul telefono scorri il dito sul campo o usa i pulsanti.',
    up: 'Su',
    left: 'Sinistra',
    down: 'Giù',
    right: 'Destra',
  },
} as const satisfies Record<ReadingLanguage, Record<string, string>>;

const ARROWS = [
  ['up', '↑'],
  ['left', '←'],
  ['down', '↓'],
  ['right', '→'],
] as const;

const CSS = `
.snake { display: grid; gap: 1.2rem; justify-items: center; }
.scores { display: flex; justify-content: space-between; width: min(100%, 30rem); font-family: var(--font-label); }
.scores output { font-weight: 700; font-variant-numeric: tabular-nums; font-size: 1.5rem; }
.field { display: block; width: min(100%, 30rem, 64svh); aspect-ratio: 1; background: var(--color-deep); border-radius: min(var(--radius), 12px); touch-action: none; }
.field .body { fill: none; stroke: var(--color-deep-brand); stroke-width: 0.78; stroke-linecap: round; stroke-linejoin: round; }
.field .head { fill: var(--color-on-deep); }
.field .food { fill: var(--color-accent); }
.state { min-height: 1.6em; text-align: center; }
.pad { display: grid; grid-template-areas: '. up .' 'left down right'; gap: 0.5rem; }
.pad button { min-width: 3.6rem; min-height: 3.2rem; padding: 0; font-size: 1.4rem; }
@media (hover: hover) and (pointer: fine) and (min-width: 52rem) { .pad { display: none; } }`;

const SCRIPT = `
const SIZE = 17;
const say = data.texts;
const byId = (id) => document.getElementById(id);
const field = byId('field');
const body = field.querySelector('.body');
const head = field.querySelector('.head');
const food = field.querySelector('.food');
const button = byId('start');
const TURNS = { up: [0, -1], left: [-1, 0], down: [0, 1], right: [1, 0] };
const KEYS = { ArrowUp: 'up', ArrowLeft: 'left', ArrowDown: 'down', ArrowRight: 'right', w: 'up', a: 'left', s: 'down', d: 'right' };
let snake, heading, turns, bait, score, timer;
let state = 'ready';
let best = Number(store.read()) || 0;

function place(cells) {
  const free = [];
  for (let cell = 0; cell < SIZE * SIZE; cell += 1) {
    const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
    if (!cells.some(([a, b]) => a === x && b === y)) free.push([x, y]);
  }
  return free[Math.floor(Math.random() * free.length)];
}

function draw() {
  body.setAttribute('d', 'M' + snake.map(([x, y]) => x + 0.5 + ' ' + (y + 0.5)).join('L'));
  head.setAttribute('cx', snake[0][0] + 0.5);
  head.setAttribute('cy', snake[0][1] + 0.5);
  food.setAttribute('cx', bait ? bait[0] + 0.5 : -9);
  food.setAttribute('cy', bait ? bait[1] + 0.5 : -9);
  byId('score').textContent = score;
  byId('best').textContent = best;
}

function reset() {
  const middle = Math.floor(SIZE / 2);
  snake = [[5, middle], [4, middle], [3, middle]];
  heading = 'right';
  turns = [];
  score = 0;
  bait = place(snake);
  draw();
}

function show(next, sentence) {
  state = next;
  byId('state').textContent = sentence;
  button.textContent = { ready: say.start, playing: say.pause, paused: say.resume, over: say.again }[next];
  clearTimeout(timer);
  if (next === 'playing') timer = setTimeout(step, pause());
}

const pause = () => Math.max(70, 170 - score * 3);

function end(sentence) {
  best = Math.max(best, score);
  store.write(best);
  draw();
  show('over', sentence + score);
}

function step() {
  heading = turns.shift() || heading;
  const [dx, dy] = TURNS[heading];
  const next = [snake[0][0] + dx, snake[0][1] + dy];
  const eats = next[0] === bait[0] && next[1] === bait[1];
  const rest = eats ? snake : snake.slice(0, -1);
  const isOut = next.some((at) => at < 0 || at >= SIZE);
  if (isOut || rest.some(([x, y]) => x === next[0] && y === next[1])) return end(say.over);
  snake = [next, ...rest];
  if (eats) {
    score += 1;
    bait = place(snake);
    if (!bait) return end(say.won);
  }
  draw();
  timer = setTimeout(step, pause());
}

function play() {
  if (state === 'over') reset();
  show('playing', say.playing);
}

function turn(to) {
  if (state !== 'playing') play();
  const last = turns.at(-1) || heading;
  const isBack = TURNS[last][0] === -TURNS[to][0] && TURNS[last][1] === -TURNS[to][1];
  if (last !== to && !isBack && turns.length < 3) turns.push(to);
}

button.addEventListener('click', () => (state === 'playing' ? show('paused', say.paused) : play()));
for (const arrow of document.querySelectorAll('[data-turn]')) arrow.addEventListener('click', () => turn(arrow.dataset.turn));
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = KEYS[event.key] || KEYS[event.key.toLowerCase()];
  const isButton = event.target instanceof Element && event.target.closest('button');
  if (to) turn(to);
  else if (event.key === ' ' && !isButton) button.click();
  else return;
  event.preventDefault();
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden && state === 'playing') show('paused', say.paused);
});
let from;
field.addEventListener('pointerdown', (event) => {
  from = [event.clientX, event.clientY];
  field.setPointerCapture(event.pointerId);
});
field.addEventListener('pointermove', (event) => {
  if (!from) return;
  const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
  if (Math.max(Math.abs(x), Math.abs(y)) < 24) return;
  turn(Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up');
  from = [event.clientX, event.clientY];
});
for (const name of ['pointerup', 'pointercancel']) field.addEventListener(name, () => { from = undefined; });
reset();
show('ready', say.ready);
`;

/** The game of snake: keyboard, swipes and buttons, pause, score and the best one. */
export function drawSnake(language: ReadingLanguage): ToolParts {
  const say = TEXTS[language];
  const { title, lead } = say;
  return {
    title,
    lead,
    data: { texts: say },
    css: CSS,
    script: SCRIPT,
    markup: html`<div class="snake">
      <p class="scores">
        <span>${say.score} <output id="score">0</output></span>
        <span>${say.best} <output id="best">0</output></span>
      </p>
      <svg id="field" class="field" viewBox="0 0 17 17" role="img" aria-label="${say.field}">
        <path class="body" />
        <circle class="head" r="0.39" />
        <circle class="food" r="0.36" />
      </svg>
      <p id="state" class="state" role="status"></p>
      <button id="start" class="tool-button" type="button">${say.start}</button>
      <div class="pad" role="group" aria-label="${say.field}">
        ${ARROWS.map(
          ([to, sign]) =>
            html`<button
              class="tool-button quiet"
              type="button"
              data-turn="${to}"
              aria-label="${say[to]}"
              style="grid-area: ${to}"
            >
              ${sign}
            </button>`,
        )}
      </div>
      <p class="hint">${say.help}</p>
    </div>`,
  };
}
