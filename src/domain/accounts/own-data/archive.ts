/** A file of an archive: its path within, its text in pieces. */
export interface ArchiveFile {
  path: string;
  pieces: AsyncIterable<string> | readonly string[];
}

/** Packs files one after the other, so that nobody has to hold them all; a zip with the bytes as they come. */
export type PackArchive = (files: AsyncIterable<ArchiveFile>, now: Date) => AsyncIterable<Uint8Array>;
