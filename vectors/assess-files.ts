import { readFileSync } from 'node:fs';
import { assessClaim } from '../server/src/rules/assessment/assess-claim.js';
import type { AssessmentDocument } from '../server/src/rules/assessment/assessment-document.js';
import { assessmentDocumentErrors } from '../server/src/rules/assessment/assessment-document-errors.js';
import { assessmentRules } from '../server/src/rules/assessment/assessment-rules.js';
import type { AssessedClaim } from '../server/src/rules/assessment/claim-ledger.js';

const [rulesFile, claimFile] = process.argv.slice(2);
if (rulesFile === undefined || claimFile === undefined) {
  console.error('npm run assess -- RULES.json CLAIM.json');
  process.exit(1);
}

const document = assessmentPart(read(rulesFile));
const errors = assessmentDocumentErrors(document);
if (errors.length > 0) {
  for (const { path, code } of errors) console.error(`${rulesFile}: ${path} ${code}`);
  process.exitCode = 1;
} else {
  const rules = assessmentRules(document as AssessmentDocument);
  console.log(JSON.stringify(assessClaim(read(claimFile) as AssessedClaim, rules), undefined, 2));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Accepts a whole rules document, or only its part `assessment`. */
function assessmentPart(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'assessment' in value ? value.assessment : value;
}
