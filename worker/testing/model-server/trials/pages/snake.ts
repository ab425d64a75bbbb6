/** A game: one canvas, one script. */
export const SNAKE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>Snake</title>
<style>
  :root { --board: #10231a; --snake: #7ee081; --food: #ff6b5e; --text: #e9f5ec; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0a1710; color: var(--text); font-family: 'Courier New', monospace; }
  .game { width: min(92vw, 480px); }
  .bar { display: flex; justify-content: space-between; margin-bottom: 10px; font-size: 1.1rem; }
  canvas { width: 100%; height: auto; background: var(--board); border: 2px solid #2d5a41; touch-action: none; }
  .controls { display: flex; gap: 10px; margin-top: 12px; }
  button { flex: 1; padding: 12px; font: inherit; background: #2d5a41; color: var(--text); border: 0; border-radius: 6px; cursor: pointer; }
  .over { display: none; text-align: center; }
  .over.shown { display: block; }
</style>
</head>
<body>
<main class="game">
  <h1>Snake</h1>
  <div class="bar"><span>Score <b id="score">0</b></span><span>Best <b id="best">0</b></span></div>
  <canvas id="board" width="480" height="480" aria-label="The board"></canvas>
  <p class="over" id="over">Game over. Press New game.</p>
  <div class="controls">
    <button id="restart">New game</button>
    <button id="pause">Pause</button>
  </div>
  <p>Arrow keys, or swipe on the board.</p>
</main>
<script>
const SIZE = 20;
const CELLS = 24;
const SPEED = 130;
const canvas = document.getElementById('board');
const context = canvas.getContext('2d');
let snake, direction, next, food, score, best = 0, timer, paused;

function start() {
  snake = [{ x: 12, y: 12 }, { x: 11, y: 12 }, { x: 10, y: 12 }];
  direction = { x: 1, y: 0 };
  next = direction;
  score = 0;
  paused = false;
  document.getElementById('over').classList.remove('shown');
  placeFood();
  clearInterval(timer);
  timer = setInterval(tick, SPEED);
  draw();
}

function placeFood() {
  do {
    food = { x: Math.floor(Math.random() * CELLS), y: Math.floor(Math.random() * CELLS) };
  } while (snake.some((part) => part.x === food.x && part.y === food.y));
}

function tick() {
  if (paused) return;
  direction = next;
  const head = { x: snake[0].x + direction.x, y: snake[0].y + direction.y };
  const hitsWall = head.x < 0 || head.y < 0 || head.x >= CELLS || head.y >= CELLS;
  if (hitsWall || snake.some((part) => part.x === head.x && part.y === head.y)) return end();
  snake.unshift(head);
  if (head.x === food.x && head.y === food.y) {
    score += 10;
    placeFood();
  } else {
    snake.pop();
  }
  draw();
}

function end() {
  clearInterval(timer);
  best = Math.max(best, score);
  document.getElementById('best').textContent = best;
  document.getElementById('over').classList.add('shown');
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#7ee081';
  snake.forEach((part) => context.fillRect(part.x * SIZE + 1, part.y * SIZE + 1, SIZE - 2, SIZE - 2));
  context.fillStyle = '#ff6b5e';
  context.beginPath();
  context.arc(food.x * SIZE + 10, food.y * SIZE + 10, 8, 0, Math.PI * 2);
  context.fill();
  document.getElementById('score').textContent = score;
}

const KEYS = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };
document.addEventListener('keydown', (event) => {
  const wish = KEYS[event.key];
  if (!wish) return;
  event.preventDefault();
  if (wish.x !== -direction.x || wish.y !== -direction.y) next = wish;
});
document.getElementById('restart').addEventListener('click', start);
document.getElementById('pause').addEventListener('click', () => { paused = !paused; });
start();
</script>
</body>
</html>
`;
