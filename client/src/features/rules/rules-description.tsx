import { BulletList, Stack, SubsectionTitle } from '../../components/page/layout';

interface RulesDescriptionProps {
  parts: readonly { title: string; sentences: readonly string[] }[];
}

/** The rules in plain sentences, part by part (RULES-8). */
export function RulesDescription({ parts }: RulesDescriptionProps) {
  return (
    <Stack gap="wide">
      {parts.map(({ title, sentences }) => (
        <section key={title} aria-label={title}>
          <Stack>
            <SubsectionTitle>{title}</SubsectionTitle>
            <BulletList>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </BulletList>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
