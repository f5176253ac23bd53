import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { Allow, Public, StaysInMaintenance } from '../access/access.decorators.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { senderAddress } from './mail-sender.js';
import { MaintenanceState } from '../maintenance/maintenance-state.js';
import { SchemeSettingsModel } from './scheme-settings.model.js';
import { settingsOf } from './scheme-settings.js';
import { publicScheme, SchemeModel } from './scheme.model.js';
import type { SchemeFile } from './scheme.js';
import { SCHEME } from './scheme.token.js';
import { Permission } from '../rules/permissions.js';

@Resolver()
export class SchemeResolver {
  constructor(
    @Inject(SCHEME) private readonly file: SchemeFile,
    @Inject(ENV) private readonly env: Env,
    private readonly maintenance: MaintenanceState,
  ) {}

  @Public()
  @StaysInMaintenance()
  @Query(() => SchemeModel)
  async scheme(): Promise<SchemeModel> {
    return publicScheme(this.file, {
      mailSender: senderAddress(this.env, this.file),
      portalUrl: this.env.publicUrl,
      maintenance: await this.maintenance.isOn(),
    });
  }

  @Allow(Permission.SchemeRead)
  @Query(() => SchemeSettingsModel)
  schemeSettings(): SchemeSettingsModel {
    return { file: this.env.schemeFile ?? null, settings: settingsOf(this.file) };
  }
}
