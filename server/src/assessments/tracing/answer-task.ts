import { presentResult } from '../objections/present-result.js';
import { readableRules } from '../../rules-versions/readable-rules.js';
import { hasDigest } from '../../rules-versions/rules-digest.js';
import { deriveTrace } from './derive-trace.js';
import type { RunInput } from './run-input.js';
import { MOST_LISTED, MOST_PRINTED, type TracingAnswers, type TracingTask } from './tracing-task.js';

/** Computes what a task asks for, from the input of its result. */
export async function answerTask(
  task: TracingTask,
  input: RunInput,
): Promise<TracingAnswers[TracingTask['want']]> {
  const sha256 = Buffer.from(task.rulesSha256, 'hex');
  const areRulesAltered = !hasDigest(task.rules, sha256);
  const rules = readableRules(task.rules, sha256);
  switch (task.want) {
    case 'input':
      return input.input && { input: input.input.input, dayPrices: input.dayPrices };
    case 'trace':
      return deriveTrace({ claim: task.claim, rules, areRulesAltered, most: MOST_LISTED }, input);
    case 'present':
      return areRulesAltered || !rules ? undefined : presentResult(task.claim, rules, input);
    case 'pdf': {
      const trace = deriveTrace({ claim: task.claim, rules, areRulesAltered, most: MOST_PRINTED }, input);
      if (trace.isSame === false || areRulesAltered || !rules) return undefined;
      // Loaded on demand: a trace needs neither the writer nor its fonts.
      const { noticePdf } = await import('../notice/pdf/notice-pdf.js');
      return noticePdf(task.facts, rules, trace);
    }
  }
}
