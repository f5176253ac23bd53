import { readFileSync } from 'node:fs';
import { assessTexts } from './assess-texts.js';

const [rulesFile, claimFile, pricesFile] = process.argv.slice(2);
if (rulesFile === undefined || claimFile === undefined) {
  console.error('npm run assess -- RULES.json CLAIM.json [PRICES.csv]');
  process.exit(1);
}

const read = (file: string) => readFileSync(file, 'utf8');
const found = assessTexts(read(rulesFile), read(claimFile), pricesFile && read(pricesFile));
if ('errors' in found) {
  const file = found.of === 'rules' ? rulesFile : claimFile;
  for (const { path, code } of found.errors) console.error(`${file}: ${path} ${code}`);
  process.exitCode = 1;
} else {
  console.log(JSON.stringify(found.result, undefined, 2));
}
