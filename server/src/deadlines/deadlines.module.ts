import { Module } from '@nestjs/common';
import { DeadlineMails } from './deadline-mails.js';
import { DeadlineReminders } from './deadline-reminders.js';
import { DeadlinesResolver } from './deadlines.resolver.js';
import { DeadlinesService } from './deadlines.service.js';

@Module({ providers: [DeadlinesService, DeadlinesResolver, DeadlineMails, DeadlineReminders] })
export class DeadlinesModule {}
