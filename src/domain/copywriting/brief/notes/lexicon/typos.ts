/** Words of the trade as they are often misspelt, and as they are meant. */
export const typos: readonly (readonly [typed: RegExp, written: string])[] = (
  [
    ['mach?in(?=[ae](?!\\p{L}))|maccin(?=[ae](?!\\p{L}))', 'macchin'],
    ['amm?ortiz+ator(?=[ei](?!\\p{L}))(?<!ammortizzator)', 'ammortizzator'],
    ['pele(?= (?:ner|beige|bianc|ross|grigi|marron|umana))', 'pelle'],
    ['col+adud?[oa]|colaudo|colludo', 'collaudo'],
    ['frizzion(?=[ei](?!\\p{L}))', 'frizion'],
    ['gome(?!\\p{L})', 'gomme'],
    ['bateri(?=[ae](?!\\p{L}))', 'batteri'],
    ['multi ?gi(?:e?t)(?!\\p{L})', 'multijet'],
    ['tuorer(?!\\p{L})', 'tourer'],
    ['taliand(?=[oi](?!\\p{L}))', 'tagliand'],
    ['reviz?son+at(?=[oaie](?!\\p{L}))|revison+at(?=[oaie](?!\\p{L}))', 'revisionat'],
    ['revisone|revizione|revsione|revisine', 'revisione'],
    ['distribuzzion(?=[ei](?!\\p{L}))', 'distribuzion'],
    ['(?:carozz?er|carrozer)i(?=[ae](?!\\p{L}))', 'carrozzeri'],
    ['parabreza(?!\\p{L})', 'parabrezza'],
    ['passegero(?!\\p{L})', 'passeggero'],
    ['(?<!\\d)([2-9]) ?p\\.?ti(?!\\p{L})', '$1 posti'],
    ['digit(?:lae|ael|lale)(?!\\p{L})', 'digitale'],
    ['ri(?:c?a[sl]?d|sclad|scald|scadl|cald)at(?=[oaie](?!\\p{L}))(?<!riscaldat)', 'riscaldat'],
    ['penumatic(?=[oaih])', 'pneumatic'],
    ['caricatroe', 'caricatore'],
    ['con+ol+y(?!\\p{L})', 'Connolly'],
    ['cappeliera(?!\\p{L})', 'cappelliera'],
  ] as const
).map(([typed, written]) => [new RegExp(`(?<!\\p{L})(?:${typed})`, 'giu'), written]);
