import { Global, Module } from '@nestjs/common';
import { MaintenanceState } from './maintenance-state.js';
import { MaintenanceResolver } from './maintenance.resolver.js';
import { MaintenanceService } from './maintenance.service.js';

/** Global, since the guard and every way of signing in check whether maintenance is on. */
@Global()
@Module({
  providers: [MaintenanceState, MaintenanceService, MaintenanceResolver],
  exports: [MaintenanceState],
})
export class MaintenanceModule {}
