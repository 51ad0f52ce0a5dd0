import type { DriveType } from '#domain/vehicles/vocabularies.ts';
import type { Claim } from './claim.ts';
import type { Drive } from './fact-words.ts';
import { findLabels } from './find-labels.ts';
import { type Finding, type Judging, sourceOf, unsupported } from './judging.ts';

const driveOf: Record<DriveType, Drive> = {
  Anteriore: 'front',
  FWD: 'front',
  Posteriore: 'rear',
  RWD: 'rear',
  Integrale: 'all',
  '4x4': 'all',
  AWD: 'all',
};

/** Which wheels are driven. */
export function findDrive(judging: Judging): Claim[] {
  return findLabels(judging, 'drive').map(({ label, start, end }) => ({
    ...judge(judging, label),
    start,
    end,
  }));
}

function judge({ known }: Judging, said: string): Finding {
  const { brief, labels, terms } = known;
  const source = brief.driveType && sourceOf(brief, 'driveType');
  if (brief.driveType && driveOf[brief.driveType] === said) {
    return { kind: 'drive', verdict: 'given', source: sourceOf(brief, 'driveType') };
  }
  const noted = labels.drive.get(said) ?? (said === 'all' ? terms.get('fourWheelDrive') : undefined);
  if (noted) return { kind: 'drive', verdict: 'given', source: noted };
  return source ? { kind: 'drive', verdict: 'contradicting', source } : unsupported('drive');
}
