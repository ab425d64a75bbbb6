import type { FileRecipe } from './recipe.ts';

export const PY_RECIPES: readonly FileRecipe[] = [
  {
    id: 'csv-sum',
    asks: /csv|somma(?:re)?|sums?(?![a-z])|totals?|totale|spreadsheet|foglio di calcolo|column|colonna/,
    title: {
      en: 'the sum of a column of a CSV file',
      it: 'la somma di una colonna di un file CSV',
    },
    write: ({
      say,
    }) => `"""${say('Adds up a column of a CSV file.', 'Somma una colonna di un file CSV.')}

python ${say('sum_csv.py sales.csv amount', 'somma_csv.py vendite.csv importo')}
"""

import csv
import sys
from decimal import Decimal, InvalidOperation


def read_number(text: str) -> Decimal:
    """${say('Reads 1234.50 and also 1.234,50: the last separator is the decimal one.', 'Legge 1234.50 e anche 1.234,50: l’ultimo separatore è quello decimale.')}"""
    plain = text.strip().replace("€", "").replace(" ", "")
    if plain.rfind(",") > plain.rfind("."):
        plain = plain.replace(".", "").replace(",", ".")
    else:
        plain = plain.replace(",", "")
    return Decimal(plain)


def sum_column(path: str, column: str) -> tuple[Decimal, int]:
    """${say('The sum, and how many rows held no number.', 'La somma, e quante righe non contenevano un numero.')}"""
    total = Decimal(0)
    skipped = 0
    with open(path, newline="", encoding="utf-8-sig") as file:
        rows = csv.DictReader(file, dialect=find_dialect(file))
        if column not in (rows.fieldnames or []):
            names = ", ".join(rows.fieldnames or [])
            raise SystemExit(f"${say('No such column', 'Colonna inesistente')}: {column} ({names})")
        for row in rows:
            try:
                total += read_number(row[column] or "")
            except InvalidOperation:
                skipped += 1
    return total, skipped


def find_dialect(file) -> type[csv.Dialect]:
    """${say('Comma, semicolon or tab, by what the file holds.', 'Virgola, punto e virgola o tabulazione, secondo il file.')}"""
    sample = file.read(4096)
    file.seek(0)
    try:
        return csv.Sniffer().sniff(sample, delimiters=",;\\t")
    except csv.Error:
        return csv.excel


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    total, skipped = sum_column(sys.argv[1], sys.argv[2])
    print(total)
    if skipped:
        print(f"${say('Rows without a number', 'Righe senza numero')}: {skipped}", file=sys.stderr)
`,
  },
  {
    id: 'rename',
    asks: /renam\w*|rinomin\w*|file names?|nomi (?:dei |di )?file/,
    title: { en: 'a program that renames files', it: 'un programma che rinomina i file' },
    write: ({
      say,
    }) => `"""${say('Renames the files of a folder: 001-name.jpg, 002-name.jpg, …', 'Rinomina i file di una cartella: 001-nome.jpg, 002-nome.jpg, …')}

${say('Without --yes it only shows what it would do.', 'Senza --yes mostra soltanto che cosa farebbe.')}
python ${say('rename.py photos holiday --yes', 'rinomina.py foto vacanza --yes')}
"""

import argparse
from pathlib import Path


def plan_names(files: list[Path], name: str) -> list[tuple[Path, Path]]:
    """${say('Old and new path of each file, in alphabetical order.', 'Vecchio e nuovo percorso di ogni file, in ordine alfabetico.')}"""
    ordered = sorted(files, key=lambda file: file.name.lower())
    return [
        (file, file.with_name(f"{number:03d}-{name}{file.suffix.lower()}"))
        for number, file in enumerate(ordered, start=1)
    ]


def rename_all(plan: list[tuple[Path, Path]]) -> None:
    """${say('In two steps, so that no file overwrites another.', 'In due passi, così nessun file ne sovrascrive un altro.')}"""
    waiting = []
    for number, (old, new) in enumerate(plan):
        between = old.with_name(f".renaming-{number}-{old.name}")
        old.rename(between)
        waiting.append((between, new))
    for between, new in waiting:
        between.rename(new)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("name")
    parser.add_argument("--yes", action="store_true")
    options = parser.parse_args()
    files = [
        file
        for file in options.folder.iterdir()
        if file.is_file() and not file.name.startswith(".")
    ]
    plan = plan_names(files, options.name)
    for old, new in plan:
        print(f"{old.name} -> {new.name}")
    if options.yes:
        rename_all(plan)


if __name__ == "__main__":
    main()
`,
  },
  {
    id: 'word-count',
    asks: /words?(?![a-z])|parol[ae]|count\w*|conta\w*|frequen\w+/,
    title: { en: 'a count of words', it: 'un conteggio delle parole' },
    write: ({
      say,
    }) => `"""${say('Counts the words of a text file and shows the commonest.', 'Conta le parole di un file di testo e mostra le più frequenti.')}

python ${say('count_words.py text.txt', 'conta_parole.py testo.txt')}
"""

import re
import sys
from collections import Counter
from pathlib import Path

WORD = re.compile(r"[^\\W\\d_]+(?:['’-][^\\W\\d_]+)*")


def count_words(text: str) -> Counter[str]:
    """${say('How often each word occurs; capital letters make no difference.', 'Quante volte compare ogni parola; le maiuscole non contano.')}"""
    return Counter(word.lower() for word in WORD.findall(text))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    counts = count_words(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(f"${say('Words', 'Parole')}: {counts.total()}, ${say('different', 'diverse')}: {len(counts)}")
    for word, times in counts.most_common(20):
        print(f"{times:6d}  {word}")
`,
  },
  {
    id: 'password',
    asks: /passwords?|passphrase|random|casual[ei]/,
    title: { en: 'a password generator', it: 'un generatore di password' },
    write: ({
      say,
    }) => `"""${say('Makes safe passwords: python password.py 20', 'Crea password sicure: python password.py 20')}"""

import secrets
import string
import sys

SIGNS = "!#$%&*+-=?@_"
GROUPS = (string.ascii_lowercase, string.ascii_uppercase, string.digits, SIGNS)


def make_password(length: int = 16) -> str:
    """${say('At least one character of each group, drawn from a safe source.', 'Almeno un carattere per gruppo, preso da una fonte sicura.')}"""
    if length < len(GROUPS):
        raise ValueError("${say('too short', 'troppo corta')}")
    characters = [secrets.choice(group) for group in GROUPS]
    everything = "".join(GROUPS)
    characters += [secrets.choice(everything) for _ in range(length - len(GROUPS))]
    secrets.SystemRandom().shuffle(characters)
    return "".join(characters)


if __name__ == "__main__":
    print(make_password(int(sys.argv[1]) if len(sys.argv) > 1 else 16))
`,
  },
  {
    id: 'fetch-json',
    asks: /fetch|download\w*|scaric\w+|json|api(?![a-z])|http\w*|requests?(?![a-z])|richiest[ae]/,
    title: { en: 'a request for JSON that tries again', it: 'una richiesta di JSON che riprova' },
    write: ({
      say,
    }) => `"""${say('Fetches JSON from an address; needs nothing but Python.', 'Chiede un JSON a un indirizzo; basta Python.')}"""

import json
import sys
import time
import urllib.error
import urllib.request


def fetch_json(url: str, retries: int = 3, first_delay: float = 0.5) -> object:
    """${say('Tries again when the network or the server is in trouble, with longer and longer pauses.', 'Riprova quando la rete o il server sono in difficoltà, con pause sempre più lunghe.')}"""
    request = urllib.request.Request(url, headers={"Accept": "application/json"})
    for attempt in range(retries + 1):
        try:
            with urllib.request.urlopen(request, timeout=15) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            # ${say('The server has refused: asking again would not help.', 'Il server ha rifiutato: ripetere non servirebbe.')}
            if error.code < 500 and error.code not in (408, 429):
                raise
            if attempt == retries:
                raise
        except (urllib.error.URLError, TimeoutError):
            if attempt == retries:
                raise
        time.sleep(first_delay * 2**attempt)
    raise RuntimeError("${say('not reached', 'mai raggiunto')}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("python fetch_json.py https://…")
    print(json.dumps(fetch_json(sys.argv[1]), indent=2, ensure_ascii=False))
`,
  },
  {
    id: 'backup',
    asks: /backups?|zip|archiv\w+|copi[ae] di (?:sicurezza|riserva)/,
    title: { en: 'a backup of a folder', it: 'una copia di sicurezza di una cartella' },
    write: ({
      say,
    }) => `"""${say('Packs a folder into a dated zip file.', 'Comprime una cartella in un file zip con la data.')}

python backup.py ${say('documents backups', 'documenti copie')}
"""

import shutil
import sys
from datetime import datetime
from pathlib import Path


def back_up(source: Path, target: Path) -> Path:
    """${say('The new archive; it must not lie inside the folder it packs.', 'Il nuovo archivio; non può stare dentro la cartella che comprime.')}"""
    if target.resolve().is_relative_to(source.resolve()):
        raise ValueError("${say('choose a place outside the folder', 'scegli un posto fuori dalla cartella')}")
    target.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    name = target / f"{source.resolve().name}-{stamp}"
    return Path(shutil.make_archive(str(name), "zip", source))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    print(back_up(Path(sys.argv[1]), Path(sys.argv[2])))
`,
  },
];
