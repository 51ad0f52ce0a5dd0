/**
 * Characters of a page that a seller brings himself, and bytes of its file: with its pictures'
 * addresses and scripts a page may be large. Apart from the schemas: the browser needs the number alone.
 */
export const longestPage = 5_000_000;
