/** A small shop: products made by a script from a table, a cart in a dialog. */
export const SHOP = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>Kiln &amp; Clay – stoneware from Stoke</title>
<style>
  :root { --clay: #9a5b3c; --glaze: #2f4858; --sand: #f4ece2; --white: #fff; --gap: 20px; }
  body { margin: 0; font-family: 'Helvetica Neue', Arial, sans-serif; background: var(--sand); color: #2a211c; }
  header { display: flex; align-items: center; justify-content: space-between; padding: 18px 4vw; background: var(--white); position: sticky; top: 0; }
  header h1 { font-size: 1.2rem; margin: 0; letter-spacing: 0.08em; text-transform: uppercase; }
  .cart-button { background: var(--glaze); color: #fff; border: 0; padding: 10px 16px; border-radius: 6px; cursor: pointer; font: inherit; }
  .banner { padding: 72px 4vw; background: var(--clay); color: #fff; }
  .banner h2 { font-size: clamp(2rem, 5vw, 3.4rem); margin: 0 0 10px; }
  .filters { padding: 24px 4vw 0; display: flex; gap: 10px; }
  .filters button { border: 1px solid var(--glaze); background: none; padding: 8px 14px; border-radius: 99px; cursor: pointer; font: inherit; color: var(--glaze); }
  .filters button.active { background: var(--glaze); color: #fff; }
  .products { padding: 24px 4vw 64px; display: grid; gap: var(--gap); grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); }
  .product { background: var(--white); border-radius: 10px; overflow: hidden; display: flex; flex-direction: column; }
  .product .picture { aspect-ratio: 4 / 3; }
  .product .body { padding: 16px; display: grid; gap: 8px; }
  .product h3 { margin: 0; font-size: 1.05rem; }
  .product .price { font-weight: 700; }
  .add { background: var(--clay); color: #fff; border: 0; padding: 10px; border-radius: 6px; cursor: pointer; font: inherit; }
  .drawer { position: fixed; inset: 0 0 0 auto; width: min(380px, 100%); background: #fff; padding: 24px; transform: translateX(100%); transition: transform 0.2s; visibility: hidden; }
  .drawer.open { transform: none; visibility: visible; }
  .drawer li { display: flex; justify-content: space-between; gap: 12px; padding: 8px 0; }
  .total { font-size: 1.3rem; font-weight: 700; }
  .about { padding: 64px 4vw; background: #fff; }
  footer { padding: 32px 4vw; background: var(--glaze); color: #e8eef2; }
</style>
</head>
<body>
<header>
  <h1>Kiln &amp; Clay</h1>
  <button class="cart-button" id="cart-open">Cart (<span id="cart-count">0</span>)</button>
</header>
<section class="banner" id="hero">
  <h2>Stoneware that survives the dishwasher.</h2>
  <p>Thrown and fired in Stoke-on-Trent. Free delivery over £60.</p>
</section>
<div class="filters" id="filters" role="group" aria-label="Filter">
  <button class="active" data-kind="all">All</button>
  <button data-kind="mug">Mugs</button>
  <button data-kind="bowl">Bowls</button>
  <button data-kind="plate">Plates</button>
</div>
<main class="products" id="products"></main>
<section class="about" id="about">
  <h2>About the kiln</h2>
  <p>Rosa Whitfield has thrown pots since 1994. The kiln is the second; the first one fell in.</p>
  <p>Open days are on the first Saturday of the month, from ten to four.</p>
</section>
<footer id="contact">
  <p>Kiln &amp; Clay, 12 Bottle Oven Lane, Stoke-on-Trent ST4 2AB · 01782 000 444</p>
  <p>© 2026 Kiln &amp; Clay. Made by hand.</p>
</footer>
<aside class="drawer" id="cart" aria-label="Cart">
  <h2>Your cart</h2>
  <ul id="cart-lines"></ul>
  <p class="total">Total £<span id="cart-total">0.00</span></p>
  <button class="add" id="checkout">Check out</button>
  <button id="cart-close">Close</button>
</aside>
<script>
  const PRODUCTS = [
    { id: 1, name: 'Harbour mug', kind: 'mug', price: 18.0, colour: '#7a9aa8' },
    { id: 2, name: 'Oat mug', kind: 'mug', price: 16.5, colour: '#d8c3a5' },
    { id: 3, name: 'Soup bowl', kind: 'bowl', price: 24.0, colour: '#9a5b3c' },
    { id: 4, name: 'Salad bowl', kind: 'bowl', price: 48.0, colour: '#5c6b3c' },
    { id: 5, name: 'Side plate', kind: 'plate', price: 19.0, colour: '#c9ada1' },
    { id: 6, name: 'Dinner plate', kind: 'plate', price: 28.0, colour: '#2f4858' },
  ];
  const cart = new Map();
  const list = document.getElementById('products');
  const drawer = document.getElementById('cart');

  function showProducts(kind) {
    list.innerHTML = PRODUCTS.filter((item) => kind === 'all' || item.kind === kind)
      .map((item) => '<article class="product"><div class="picture" style="background:' + item.colour + '"></div><div class="body"><h3>' + item.name + '</h3><span class="price">£' + item.price.toFixed(2) + '</span><button class="add" data-add="' + item.id + '">Add to cart</button></div></article>')
      .join('');
  }

  function showCart() {
    const lines = [...cart].map(([id, count]) => ({ ...PRODUCTS.find((item) => item.id === id), count }));
    document.getElementById('cart-lines').innerHTML = lines
      .map((line) => '<li><span>' + line.count + ' × ' + line.name + '</span><span>£' + (line.count * line.price).toFixed(2) + '</span></li>')
      .join('');
    const total = lines.reduce((sum, line) => sum + line.count * line.price, 0);
    document.getElementById('cart-total').textContent = total.toFixed(2);
    document.getElementById('cart-count').textContent = String(lines.reduce((sum, line) => sum + line.count, 0));
  }

  list.addEventListener('click', (event) => {
    const id = Number(event.target.dataset.add);
    if (!id) return;
    cart.set(id, (cart.get(id) || 0) + 1);
    showCart();
  });
  document.getElementById('filters').addEventListener('click', (event) => {
    if (!event.target.dataset.kind) return;
    document.querySelectorAll('#filters button').forEach((button) => button.classList.toggle('active', button === event.target));
    showProducts(event.target.dataset.kind);
  });
  document.getElementById('cart-open').addEventListener('click', () => drawer.classList.add('open'));
  document.getElementById('cart-close').addEventListener('click', () => drawer.classList.remove('open'));
  document.getElementById('checkout').addEventListener('click', () => alert('The checkout is not connected yet.'));
  showProducts('all');
  showCart();
</script>
</body>
</html>
`;
