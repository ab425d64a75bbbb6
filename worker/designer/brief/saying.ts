/** True for a sentence by the owner (“We make soap”, “insegno pianoforte”) where a noun would be expected. */
export function isSaying(text: string): boolean {
  return /^(?:(?:we|i)\s|[a-zà-ÿ]+iamo\s|(?:insegno|riparo|restauro|costruisco|produco|vendo|cucino|coltivo|realizzo|disegno|faccio|creo|curo|allevo|organizzo|affitto|accompagno|preparo|lavoro)\s)/i.test(
    text,
  );
}
