/** One language's words for orders to the writer, each a pattern; an order is a verb with its object. */
export interface OrderWords {
  /** Verbs that set aside, and the rules they set aside: "ignora" … "istruzioni". */
  discard: readonly string[];
  rules: readonly string[];
  /** Verbs in a form that only commands: "scrivi". */
  say: readonly string[];
  /** Verbs whose form says more than a command: they count at the beginning of a clause only. */
  sayFirst: readonly string[];
  /** The objects of those verbs: "che", "in inglese". */
  said: readonly string[];
  /** Verbs that put something in, and what an order puts in: "aggiungi" … "la frase". */
  add: readonly string[];
  added: readonly string[];
  /** Orders whole in themselves: roles, talk of prompts, "the text must". */
  whole: readonly string[];
  /** The same, at the beginning of a clause only. */
  wholeFirst: readonly string[];
  /** Verbs that hide the damage named behind them, with its article: "ignora il". */
  hide: readonly string[];
}

/** Roles that an order gives the writer, in all five languages. */
export const roles =
  '(?:\\p{L}+ )?(?:assistent[ei]?|assistant[e]?|asistente|(?:chat)?bot|robot|pirat\\p{L}*|copywriter|hacker|modell[oe]?|model[oe]?|modèle|ki|ai|ia|poet\\p{L}*|poète|dan)(?!\\p{L})';

/** "Everything" is set aside by itself or with what was said before, not "all the stress". */
export const before = '(?=\\s*(?:$|[.,;!\\n]))';
