import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Card, SectionTitle, Stack } from '../../components/page/layout';
import type { SchemeSettingsQuery } from '../../generated/graphql';
import { RemovedSids } from './removed-sids';
import { SettingValue } from './setting-value';

type Setting = SchemeSettingsQuery['schemeSettings']['settings'][number];

/** The setting of the scheme file that lists the SIDs of removed claims. */
const REMOVED_SIDS = 'removedClaims.sids';

const Key = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'muted' } });

/** A name that may wrap after its dots. */
function SettingName({ name }: { name: string }) {
  return name.split('.').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

interface SettingsSectionProps {
  title: string;
  settings: Setting[];
  /** Below each label stands its name in the file. */
  named: boolean;
}

/** A group of settings, each in words, on request with its name in the file below. */
export function SettingsSection({ title, settings, named }: SettingsSectionProps) {
  const id = `settings-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Card aria-labelledby={id}>
      <Stack gap="tight">
        <SectionTitle id={id}>{title}</SectionTitle>
        <DefinitionList>
          {settings.map(({ name, label, value }) => (
            <Definition
              key={name}
              label={
                <>
                  {label}
                  {named && (
                    <Key>
                      <SettingName name={name} />
                    </Key>
                  )}
                </>
              }
            >
              {name === REMOVED_SIDS ? (
                <RemovedSids value={value} />
              ) : (
                value && <SettingValue value={value} />
              )}
            </Definition>
          ))}
        </DefinitionList>
      </Stack>
    </Card>
  );
}
